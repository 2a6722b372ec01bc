import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { slip } from './slip';

export interface EmptyStateProps {
  /** What is missing, in a few words. */
  title: string;
  /** Why, or what would fill this place. */
  description?: ReactNode;
  /** The next step: a button or a link, or a fragment of several. */
  action?: ReactNode;
  /** An icon on the slip above the title; decoration only. */
  icon?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Shown where a list or a record would be when there is none: says so and offers a next step. */
export function EmptyState({
  title,
  description,
  action,
  icon,
  headingLevel = 'h2',
}: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: { xs: 5, sm: 7 },
        textAlign: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-elevation-rest)',
        color: 'text.primary',
      }}
    >
      <Box aria-hidden sx={[slip, { mb: 1.5 }]}>
        {icon}
      </Box>
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      {description ? (
        <Typography
          sx={{ color: 'text.secondary', maxWidth: '52ch', textWrap: 'balance' }}
          component="div"
        >
          {description}
        </Typography>
      ) : null}
      {action ? <Box sx={actions}>{action}</Box> : null}
    </Box>
  );
}

/** On phones one below the other, as wide as the card and as high as what a page is for. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  width: { xs: 1, sm: 'auto' },
  gap: 1.5,
  mt: 1.5,
  '& > .MuiButton-root': { minWidth: { xs: 1, sm: 160 }, minHeight: { xs: 48, sm: 40 } },
} as const;
