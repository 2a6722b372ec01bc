import Box from '@mui/material/Box';
import type { MembershipOffer } from '../../api/resources/membership';
import { veil } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';

/** What it includes, line by line. */
export function OfferIncludes({ includes }: Pick<MembershipOffer, 'includes'>) {
  return (
    <Box component="ul" aria-label="What it includes" sx={list}>
      {includes.map((item) => (
        <li key={item}>
          <CheckIcon />
          {item}
        </li>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  m: 0,
  // Below the ticket, of which it is no part.
  mt: { xs: 2, md: 0 },
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    gap: 1.5,
    py: 1.25,
    borderTop: `1px solid ${veil.hairline}`,
  },
  '& svg': { flexShrink: 0, color: 'accent.main' },
} as const;
