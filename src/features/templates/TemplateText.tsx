import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { formatDate } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { CheckIcon } from '../../ui/icons';
import { radius } from '../../theme/tokens';

/** What the template is, what the buyer gets, what it works with, and how it came to be. */
export function TemplateText({ template }: { template: TemplateDetail }) {
  const { description, includes, compatibleWith, versions, supportMonths } = template;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: '68ch' }}>
        {description.map((paragraph, index) => (
          <Typography key={paragraph} variant={index === 0 ? 'subtitle1' : 'body1'} component="p">
            {paragraph}
          </Typography>
        ))}
      </Box>
      <Part title="What is included">
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 4,
            rowGap: 1.5,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
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
            <Box
              component="li"
              key={one}
              sx={{
                px: 1.5,
                py: 0.5,
                borderRadius: `${radius.small}px`,
                bgcolor: 'surface.sunken',
                typography: 'body2',
              }}
            >
              {one}
            </Box>
          ))}
        </Box>
      </Part>
      <Part title="Versions and support">
        <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '68ch' }}>
          New versions are free for everyone who has bought one. The author answers questions for{' '}
          {pluralize(supportMonths, 'month', 'months')} after the purchase.
        </Typography>
        <Versions versions={versions} />
      </Part>
    </>
  );
}

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

/** The releases along a line, the newest first. */
function Versions({ versions }: Pick<TemplateDetail, 'versions'>) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {versions.map(({ number, releasedOn, changes }, index) => (
        <Box
          component="li"
          key={number}
          sx={{
            position: 'relative',
            pl: 3.5,
            pb: index < versions.length - 1 ? 3 : 0,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 7,
              width: 11,
              height: 11,
              borderRadius: '50%',
              border: 2,
              borderColor: 'primary.main',
              bgcolor: index === 0 ? 'primary.main' : 'background.default',
              boxSizing: 'border-box',
            },
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              left: '5px',
              top: 22,
              bottom: -4,
              borderLeft: 1,
              borderColor: 'divider',
            },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
            <Typography variant="h5" component="h3">
              Version {number}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={releasedOn}>{formatDate(releasedOn)}</time>
            </Typography>
          </Box>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, listStyleType: 'disc' }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
