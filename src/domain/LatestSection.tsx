import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';

export interface LatestSectionProps {
  title: string;
  /** Where all of them are. */
  to: string;
  /** The accessible name of the link there: `See all orders`. */
  linkLabel: string;
  children: ReactNode;
}

/** The newest of something, with the way to all of them. */
export function LatestSection({ title, to, linkLabel, children }: LatestSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button
          component={AppLink}
          to={to}
          size="small"
          aria-label={linkLabel}
          sx={{ my: -1, mr: -1.5, minHeight: 40, flexShrink: 0 }}
        >
          See all
        </Button>
      </Box>
      {children}
    </Box>
  );
}
