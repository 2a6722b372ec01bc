import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { interactiveCard, stretchedLink } from '../theme/surfaceStyles';

export interface MarkTileProps {
  /** `li` in a list. */
  component?: ElementType;
  /** The level of its title. */
  heading: 'h2' | 'h3';
  title: string;
  /** Where the whole tile leads. */
  to: string;
  /** An icon; decoration only. */
  mark: ReactNode;
  /** One line or two about what is there. */
  children: ReactNode;
}

/** A way into a part of the site: its mark, its name and what is there. On phones two fit beside each other. */
export function MarkTile({ component = 'div', heading, title, to, mark, children }: MarkTileProps) {
  return (
    <Card component={component} sx={[interactiveCard, tile]}>
      <Box aria-hidden sx={markPlace}>
        {mark}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component={heading}>
          <Box component={AppLink} to={to} sx={stretchedLink}>
            {title}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {children}
        </Typography>
      </Box>
    </Card>
  );
}

const tile = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  // The titles of neighbors are on one line, however many they have below.
  alignItems: 'flex-start',
  gap: { xs: 1, sm: 2 },
  p: { xs: 1.75, sm: 2.5 },
  minHeight: { sm: 88 },
} as const;

const markPlace = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  borderRadius: '10px',
  bgcolor: 'tint.primary',
  color: 'primary.main',
} as const;
