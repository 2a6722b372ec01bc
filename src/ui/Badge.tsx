import { styled } from '@mui/material/styles';
import { radius, tabularNumbers } from '../theme/tokens';

/** A few words or a number on a ground of their own, with an icon if there is one; has no color yet. */
export const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.badge,
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 8px',
  borderRadius: radius.small,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '0.9375rem' },
}));
