import { styled } from '@mui/material/styles';
import { formatCount } from '../lib/text';
import { tabularNumbers } from '../theme/tokens';

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}));

/** `1,312 sold`, beside the stars; nothing of what nobody has bought yet. */
export function Sold({ count = 0 }: { count?: number | undefined }) {
  return count > 0 ? <Root>{formatCount(count)} sold</Root> : null;
}
