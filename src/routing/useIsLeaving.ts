import { useNavigation } from 'react-router-dom';

/**
 * Whether another page was asked for whose code has not come yet. What goes to a URL by itself waits for
 * the end of that: it would call the other page off.
 */
export const useIsLeaving = (): boolean => useNavigation().state !== 'idle';
