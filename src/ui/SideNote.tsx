import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { panel } from '../theme/surfaceStyles';
import { CheckIcon } from './icons';

export interface NotePanelProps {
  title: string;
  /** What is good to know, each in a sentence or less. */
  points: readonly string[];
}

/** What is good to know, ticked off point by point. */
export function NotePanel({ title, points }: NotePanelProps) {
  const id = useId();
  return (
    <Box component="aside" aria-labelledby={id} sx={panel}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {points.map((point) => (
          <li key={point}>
            <CheckIcon sx={{ fontSize: 18, mt: '2px', color: 'success.main' }} />
            {point}
          </li>
        ))}
      </Box>
    </Box>
  );
}

export interface SideNoteProps extends NotePanelProps {
  /** What the note stands beside. */
  children: ReactNode;
  /** Above the note. */
  above?: ReactNode;
}

/** Something narrow, such as a form, with what is good to know beside it; on phones below it. */
export function SideNote({ children, above, ...note }: SideNoteProps) {
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0, alignSelf: 'stretch' }}>{children}</Box>
      <Box data-side sx={side}>
        {above}
        <NotePanel {...note} />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(260px, 384px)' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  // Below something that is still to come it would be moved by it.
  '&:has(.MuiSkeleton-root) > [data-side]': { display: { xs: 'none', md: 'block' } },
} as const;

const side = { minWidth: 0, position: { md: 'sticky' }, top: { md: 96 } } as const;

const list = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
  '& > li': { display: 'flex', gap: 1.25, textWrap: 'pretty' },
  '& svg': { flexShrink: 0 },
} as const;
