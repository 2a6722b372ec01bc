import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { belowWay, pageLead } from '../theme/pageSteps';

export interface ListHeadProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead: ReactNode;
  /** Shown at the far end, below on phones: a search, or a button. */
  children?: ReactNode;
  /** True where goods follow, which are to be near: less room is left, and phones show no sentence. */
  isTight?: boolean;
  /** True where what stands at the far end is so short that phones have it beside the title, without the sentence. */
  isShort?: boolean;
}

/** The head of a page that lists things: what they are, and a way to search them. */
export function ListHead({
  title,
  lead,
  children,
  isTight = false,
  isShort = false,
}: ListHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: isShort ? 'row' : 'column', sm: 'row' },
        alignItems: { xs: isShort ? 'center' : 'flex-start', sm: 'flex-end' },
        justifyContent: 'space-between',
        gap: { xs: 1.5, sm: 4, md: 6 },
        mt: belowWay,
        mb: { xs: isTight ? 1 : isShort ? 1.5 : 2, sm: isTight ? 1 : 3, md: isTight ? 1.5 : 4 },
        // A search is as wide as the room it gets; a button is as wide as its words.
        '& > [role="search"]': { maxWidth: { sm: 'min(44%, 440px)' } },
        '& > :is(a, button)': { flexShrink: 0 },
        // Higher than the title, which stands where it does on other pages.
        ...(isShort ? { '& > button': { my: { xs: '-3px', sm: 0 } } } : {}),
      }}
    >
      <div>
        <Typography variant="title">{title}</Typography>
        <Typography
          component="p"
          sx={{
            ...pageLead,
            display: isTight || isShort ? { xs: 'none', sm: 'block' } : undefined,
          }}
        >
          {lead}
        </Typography>
      </div>
      {children}
    </Box>
  );
}
