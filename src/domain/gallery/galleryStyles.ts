import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { radius } from '../../theme/tokens';

/** The large picture of a gallery, in the proportions of what it shows. */
export const galleryFrame = (proportions: '5 / 3' | '4 / 3'): SystemStyleObject<Theme> => ({
  aspectRatio: proportions,
  overflow: 'hidden',
  borderRadius: `${radius.card}px`,
});

/**
 * The row of small ones below it, and its room while they are on their way: on tablets two rows,
 * which fill the place beside the taller buy box.
 */
export const galleryStrip: SystemStyleObject<Theme> = {
  height: { xs: 66, sm: 'auto', md: 66 },
  minHeight: { sm: 236, md: 0 },
  mt: 1.5,
};
