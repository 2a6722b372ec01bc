import { phoneInset } from '../../theme/tokens';

/** `sx` of the frame around the opening post. */
export const postFrame = {
  p: { xs: phoneInset, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-rest)',
} as const;
