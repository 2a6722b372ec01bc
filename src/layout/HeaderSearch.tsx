import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useSession } from '../api/resources/session';
import { onSignedOut } from '../api/sessionEvents';
import { SearchBox } from '../domain/search/SearchBox';
import { motion } from '../theme/tokens';
import { useSearchInView } from '../ui/searchInView';

/**
 * Another number as soon as what a member typed is not to be seen any more: they have signed out, in
 * whichever tab, or another member is there. A session that ends by itself changes nothing.
 */
function useTypingRound(): number {
  const id = useSession().user?.id;
  const [typing, setTyping] = useState({ by: id, round: 0 });
  if (id && id !== typing.by) setTyping({ by: id, round: typing.round + (typing.by ? 1 : 0) });
  useEffect(
    () => onSignedOut(() => setTyping(({ round }) => ({ by: undefined, round: round + 1 }))),
    [],
  );
  return typing.round;
}

/**
 * The search in the header, where there is room for it. It stays away while one of the page's own can
 * be seen, be it for the catalog or for a person's own things: two in one view would only raise
 * questions. Its place is kept for it, and so is what was typed while another page came.
 */
export function HeaderSearch() {
  const round = useTypingRound();
  const isHeldBack = useSearchInView();
  return (
    <Box
      data-held-back={isHeldBack || undefined}
      sx={{
        // Between these widths the links of the header need its place.
        display: { xs: 'none', sm: 'block', md: 'none' },
        '@media (min-width: 1080px)': { display: 'block' },
        width: 1,
        maxWidth: 280,
        transition: `opacity ${motion.base}ms, visibility ${motion.base}ms`,
        // It does not go away under what someone types.
        '&[data-held-back]:not(:focus-within)': { opacity: 0, visibility: 'hidden' },
      }}
    >
      <SearchBox key={round} size="small" />
    </Box>
  );
}
