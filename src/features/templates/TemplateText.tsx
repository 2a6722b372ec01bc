import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { pluralize } from '../../lib/text';
import { CheckIcon } from '../../ui/icons';
import { TemplateAuthorCard } from './TemplateAuthorCard';
import { leadPlace, textPlace } from './templateLayout';
import { Versions } from './Versions';

/**
 * What the template is, what the buyer gets and how it came to be; and who made it.
 */
export function TemplateText({ template }: { template: TemplateDetail }) {
  const { title, description, includes, versions, supportMonths, supportScore } = template;
  return (
    <Box sx={textPlace}>
      <Box sx={lead}>
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
            {pluralize(supportMonths, 'month', 'months')} after the purchase; buyers rate these
            answers {supportScore} out of 100.
          </Typography>
          <Versions versions={versions} />
        </Part>
      </Box>
      <TemplateAuthorCard author={template.authorCard} />
    </Box>
  );
}

const lead = {
  ...leadPlace,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: { xs: 5, lg: 4.5 },
} as const;

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
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
