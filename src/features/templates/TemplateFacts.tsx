import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { factsPlace } from '../../domain/buyPanel';
import { formatShortDate } from '../../lib/dates';
import { formatCount, pluralize } from '../../lib/text';
import { tabularNumbers } from '../../theme/tokens';

/** How the template does, and how it is looked after. */
export function TemplateFacts({ template }: { template: TemplateDetail }) {
  const { salesCount, supportScore, supportMonths, versions, createdAt } = template;
  const latest = versions[0];
  return (
    <Box component="dl" sx={{ ...facts, ...tabularNumbers }}>
      <Fact name="Sales">{formatCount(salesCount)}</Fact>
      <Fact name="Support rating">{supportScore}/100</Fact>
      <Fact name="Support period">{pluralize(supportMonths, 'month', 'months')}</Fact>
      {latest ? (
        <Fact name="Latest version">
          {latest.number},{' '}
          <time dateTime={latest.releasedOn}>{formatShortDate(latest.releasedOn)}</time>
        </Fact>
      ) : null}
      <Fact name="First released">
        <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
      </Fact>
    </Box>
  );
}

/**
 * Below the name on tablets; on wide windows they fill what is left of the height of the pictures.
 */
const facts: SystemStyleObject<Theme> = {
  ...factsPlace,
  m: 0,
  mt: { sm: 2.5 },
  alignSelf: { sm: 'end', md: 'auto' },
  display: { md: 'grid' },
  flexGrow: 1,
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 2,
        py: { xs: 1, sm: 0.75, md: 1 },
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        '&:last-of-type': { pb: { sm: 0, md: 1 } },
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Box>
    </Box>
  );
}
