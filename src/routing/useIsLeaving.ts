import { useNavigation } from 'react-router-dom';

/**
 * Whether the code of another page is on its way. Meanwhile a page must not go to a URL by itself, such
 * as to name in it what it shows: that would call the other page off.
 */
export const useIsLeaving = (): boolean => useNavigation().state !== 'idle';
