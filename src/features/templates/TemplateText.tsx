import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { pluralize } from '../../lib/text';
import { CheckIcon } from '../../ui/icons';
import { TemplateAuthorCard } from './TemplateAuthorCard';
import { historyPlace, leadPlace, textPlace } from './templateLayout';
import { Versions } from './Versions';
import { radius } from '../../theme/tokens';

/**
 * What the template is, what the buyer gets and what it works with; who made it; and how it came to be.
 */
export function TemplateText({ template }: { template: TemplateDetail }) {
  const { title, description, includes, compatibleWith, versions, supportMonths } = template;
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
        <Part title="Tried with">
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
          >
            {compatibleWith.map((one) => (
              <Box component="li" key={one} sx={chip}>
                {one}
              </Box>
            ))}
          </Box>
        </Part>
      </Box>
      <TemplateAuthorCard author={template.authorCard} />
      <Box sx={historyPlace}>
        <Part title="Versions and support">
          <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '80ch' }}>
            New versions are free for everyone who has bought one. The author answers questions for{' '}
            {pluralize(supportMonths, 'month', 'months')} after the purchase.
          </Typography>
          <Versions versions={versions} />
        </Part>
      </Box>
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

const chip = {
  px: 1.5,
  py: 0.5,
  borderRadius: `${radius.small}px`,
  bgcolor: 'surface.sunken',
  typography: 'body2',
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
