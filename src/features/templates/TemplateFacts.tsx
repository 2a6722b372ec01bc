import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import type { TemplateDetail } from '../../api/resources/templates';
import { factsPlace } from '../../domain/buyPanel';
import { formatDate } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { phoneInset, radius, tabularNumbers } from '../../theme/tokens';

/**
 * What one gets, then how the template is looked after: two facts in a line. On tablets
 * the second half has the whole width below both columns of the panel.
 */
export function TemplateFacts({ template }: { template: TemplateDetail }) {
  const { supportMonths, versions, createdAt } = template;
  const { compatibleWith, fileTypes, license } = template;
  const latest = versions[0];
  return (
    <>
      <Box component="dl" sx={facts}>
        <Fact name="Works with" isWide>
          {compatibleWith.join(', ')}
        </Fact>
        <Fact name="Files included">{fileTypes.join(', ')}</Fact>
        <Fact name="License">{license}</Fact>
      </Box>
      <Box component="dl" sx={{ ...moreFacts, ...tabularNumbers }}>
        {latest ? (
          <>
            <Fact name="Latest version">{latest.number}</Fact>
            <Fact name="Last update">
              <time dateTime={latest.releasedOn}>{formatDate(latest.releasedOn)}</time>
            </Fact>
          </>
        ) : null}
        <Fact name="First released">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Fact>
        <Fact name="Support period">{pluralize(supportMonths, 'month', 'months')}</Fact>
      </Box>
    </>
  );
}

const pair = 'repeat(2, minmax(0, 1fr))';

/** Below the name on tablets, and below what it costs elsewhere; shared with the skeleton. */
export const facts: SystemStyleObject<Theme> = {
  ...factsPlace,
  m: 0,
  mt: { xs: 0.5, sm: 2 },
  // On phones both halves have a frame, as a table.
  px: { xs: phoneInset, sm: 0 },
  py: { xs: 1.5, sm: 0 },
  pt: { xs: 1.5, sm: 0, md: 2 },
  border: { xs: 1, sm: 0 },
  borderTop: { xs: 1, sm: 0, md: 1 },
  borderColor: { xs: 'divider', sm: 'divider', md: 'divider' },
  borderRadius: { xs: `${radius.card}px ${radius.card}px 0 0`, sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  alignContent: 'start',
  display: 'grid',
  gridTemplateColumns: pair,
  columnGap: 2,
  rowGap: { xs: 1.5, sm: 1.25, xl: 2.75 },
  typography: 'body2',
};

/** They go on where {@link facts} end, but on tablets; shared with the skeleton. */
export const moreFacts: SystemStyleObject<Theme> = {
  ...facts,
  gridColumn: '1 / -1',
  gridRow: { sm: 4 },
  gridTemplateColumns: { xs: pair, sm: 'repeat(4, auto)', md: pair },
  // On phones right below the first half, whose edge is between them.
  mt: { xs: -1.5, sm: 2.5, md: 1.25, xl: 2.75 },
  pt: { xs: 1.5, sm: 2, md: 0 },
  borderTop: { xs: 0, sm: 1, md: 0 },
  borderRadius: { xs: `0 0 ${radius.card}px ${radius.card}px`, sm: 0 },
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
