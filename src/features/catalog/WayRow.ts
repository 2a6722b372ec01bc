import { styled } from '@mui/material/styles';
import { bones } from '../../ui/bones';
import { pillLinks, swipedRow } from '../../ui/pillRow';

/** Ways into a catalog, one beside the other, at the end of its head. */
export const WayRow = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...swipedRow(theme),
  ...pillLinks(theme),
  marginTop: 8,
  // What follows is as far from the pills, without the room for their rings, as from a search.
  marginBottom: -4,
  // On phones what was found comes first: the filters have all categories.
  '&[data-aside]': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  [theme.breakpoints.up('sm')]: { margin: '8px -24px 0', padding: '4px 24px' },
}));
