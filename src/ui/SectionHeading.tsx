import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { partHeading } from '../theme/pageSteps';

export interface SectionHeadingProps {
  title: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  description?: ReactNode;
  /** A link such as "View all", at the far end. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** The head of a section of a page. */
export function SectionHeading({
  title,
  id,
  description,
  action,
  headingLevel = 'h2',
}: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1.5,
        mb: { xs: 2, md: 1.75 },
      }}
    >
      <Box sx={{ maxWidth: '64ch' }}>
        <Typography
          id={id}
          variant="h3"
          component={headingLevel}
          sx={headingLevel === 'h3' ? undefined : partHeading}
        >
          {title}
        </Typography>
        {description ? (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
            {description}
          </Typography>
        ) : null}
      </Box>
      {action}
    </Box>
  );
}
