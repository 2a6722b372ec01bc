import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { factsPlace } from '../../domain/buyPanel';
import { formatShortDate } from '../../lib/dates';
import { formatCount, pluralize } from '../../lib/text';
import { tabularNumbers } from '../../theme/tokens';

/** How the template does, how it is looked after, and what one gets: two facts in a line. */
export function TemplateFacts({ template }: { template: TemplateDetail }) {
  const { salesCount, supportScore, supportMonths, versions, createdAt } = template;
  const { compatibleWith, fileTypes, license } = template;
  const latest = versions[0];
  return (
    <Box component="dl" sx={{ ...facts, ...tabularNumbers }}>
      <Fact name="Works with" isWide>
        {compatibleWith.join(', ')}
      </Fact>
      <Fact name="Files included">{fileTypes.join(', ')}</Fact>
      <Fact name="License">{license}</Fact>
      {latest ? (
        <>
          <Fact name="Latest version">{latest.number}</Fact>
          <Fact name="Last update">
            <time dateTime={latest.releasedOn}>{formatShortDate(latest.releasedOn)}</time>
          </Fact>
        </>
      ) : null}
      <Fact name="First released">
        <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
      </Fact>
      <Fact name="Sales">{formatCount(salesCount)}</Fact>
      <Fact name="Support rating">{supportScore}/100</Fact>
      <Fact name="Support period">{pluralize(supportMonths, 'month', 'months')}</Fact>
    </Box>
  );
}

/** Below the name on tablets, and below what it costs elsewhere; shared with the skeleton. */
export const facts: SystemStyleObject<Theme> = {
  ...factsPlace,
  m: 0,
  mt: { xs: 0.5, sm: 2 },
  pt: { md: 2 },
  borderTop: { md: 1 },
  borderColor: { md: 'divider' },
  alignContent: 'start',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: { xs: 1.5, sm: 1.25, xl: 2.75 },
  typography: 'body2',
};

function Fact({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Box sx={isWide ? { gridColumn: '1 / -1' } : null}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
