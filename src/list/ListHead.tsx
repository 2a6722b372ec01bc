import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ListHeadProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead: ReactNode;
  /** Shown at the far end, below on phones: a search, or a button. */
  children?: ReactNode;
  /** True where more of the head comes below, so that less room is left. */
  isTight?: boolean;
}

/** The head of a page that lists things: what they are, and a way to search them. */
export function ListHead({ title, lead, children, isTight = false }: ListHeadProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'flex-start', md: 'flex-end' },
        justifyContent: 'space-between',
        gap: { xs: 1.5, sm: 2, md: 6 },
        mt: { xs: 1.5, sm: 2, md: 3 },
        mb: { xs: 3, md: isTight ? 3 : 5 },
        // A search is as wide as the room it gets; a button is as wide as its words.
        '& > [role="search"]': { maxWidth: { md: 440 } },
      }}
    >
      <div>
        <Typography variant="h1">{title}</Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{
            color: 'text.secondary',
            mt: { xs: 0.5, md: 1 },
            maxWidth: '76ch',
            fontSize: { xs: '1rem', sm: 'subtitle1.fontSize' },
            textWrap: 'balance',
          }}
        >
          {lead}
        </Typography>
      </div>
      {children}
    </Box>
  );
}
