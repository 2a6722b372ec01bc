import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { pluralize } from '../../lib/text';
import { partHeading } from '../../theme/pageSteps';
import { CheckIcon } from '../../ui/icons';
import { textPlace } from './templateLayout';
import { Versions } from './Versions';

/** From so many ratings on, what buyers think of the support is said as theirs. */
const ENOUGH_RATINGS = 10;

export interface TemplateTextProps {
  template: TemplateDetail;
  /** Who made it, below the rest; null where that stands elsewhere. */
  author: ReactNode;
}

/** What the template is, what the buyer gets and how it came to be. */
export function TemplateText({ template, author }: TemplateTextProps) {
  const { title, description, includes, versions, supportMonths, supportScore, rating } = template;
  return (
    <Box sx={textPlace}>
      <Part title={`About ${title}`}>
        <Box sx={below}>
          {description.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Box>
      </Part>
      <Part title="What is included">
        <Box component="ul" sx={included}>
          {includes.map((one) => (
            <Box component="li" key={one} sx={{ display: 'flex', gap: 1.25 }}>
              <CheckIcon sx={{ color: 'success.main', flexShrink: 0, fontSize: '1.375rem' }} />
              {one}
            </Box>
          ))}
        </Box>
      </Part>
      <Part title="Versions and support">
        <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>
          New versions are free for everyone who has bought one. The author answers questions for{' '}
          {pluralize(supportMonths, 'month', 'months')} after the purchase
          {rating.count < ENOUGH_RATINGS
            ? '.'
            : `; buyers rate these answers ${supportScore} out of 100.`}
        </Typography>
        <Versions versions={versions} />
      </Part>
      {author}
    </Box>
  );
}

const below = { display: 'grid', gap: 2, maxWidth: '68ch' } as const;

const included = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ ...partHeading, mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
