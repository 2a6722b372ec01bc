import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface ProfileSectionProps {
  title: string;
  /** What it is about, in a sentence. */
  description?: string;
  /** Has a column of its own for what stands beside it. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the profile page below its heading. */
export function ProfileSection({
  title,
  description,
  isWide = false,
  children,
}: ProfileSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 2.5,
        py: { xs: 3.5, md: 5 },
        borderTop: 1,
        borderColor: 'divider',
        // What the page opens with has an edge of its own.
        '[data-opening] + &': { borderTop: 0 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
      }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {description ? (
          <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
            {description}
          </Typography>
        ) : null}
      </div>
      <Box sx={[content, !isWide && besideFace]}>{children}</Box>
    </Box>
  );
}

const content = { maxWidth: { xs: 720, lg: 'none' }, minWidth: 0 } as const;

/** What the card beside the fields takes, with the gap before it, in px. */
export const FACE = { width: 232, gap: 40 } as const;

/** As wide as the fields of the part that has the card beside it. */
const besideFace = { mr: { lg: `${FACE.width + FACE.gap}px` } } as const;
