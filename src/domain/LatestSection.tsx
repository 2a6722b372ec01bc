import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { MoreLink } from '../list/MoreLink';

export interface LatestSectionProps {
  title: string;
  /** Where all of them are. */
  to: string;
  /** The accessible name of the link there: `View all orders`. */
  linkLabel: string;
  children: ReactNode;
}

/** The newest of something, with the way to all of them. */
export function LatestSection({ title, to, linkLabel, children }: LatestSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1.5 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <MoreLink to={to} label={linkLabel} />
      </Box>
      {children}
    </Box>
  );
}
