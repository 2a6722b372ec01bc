import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { useHelpGroups } from '../../api/resources/help';
import { pluralize } from '../../lib/text';
import { MarkTile } from '../../list/MarkTile';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { GroupIcon } from './GroupIcon';
import { GROUP_LINES } from './groupLines';
import { supportPath } from './helpUrl';
import { partHeading } from '../../theme/pageSteps';

/** The seven groups, and the way to the contact form. */
const CARDS = 8;

/** The groups of questions, each a way to its own. */
export function HelpGroups({ groups }: { groups: ReturnType<typeof useHelpGroups> }) {
  return (
    <section aria-labelledby="topics">
      <Typography variant="h2" id="topics" sx={{ ...partHeading, mb: { xs: 1.5, md: 2 } }}>
        Topics
      </Typography>
      <QueryView query={groups} skeleton={<HelpGroupsSkeleton />}>
        {({ items }) => (
          <Box component="ul" sx={grid}>
            {items.map(({ id, name, questionCount }) => (
              <MarkTile
                key={id}
                component="li"
                heading="h3"
                title={name}
                to={supportPath({ group: id })}
                mark={<GroupIcon groupId={id} />}
              >
                {GROUP_LINES[id] ?? pluralize(questionCount, 'answer', 'answers')}
              </MarkTile>
            ))}
            <MarkTile
              component="li"
              heading="h3"
              title="Something else"
              to={pathTo('contact')}
              mark={<GroupIcon groupId="other" />}
            >
              Write to us
            </MarkTile>
          </Box>
        )}
      </QueryView>
    </section>
  );
}

function HelpGroupsSkeleton() {
  return (
    <Box sx={grid} aria-busy="true">
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={`group-${index}`} variant="rounded" sx={{ height: { xs: 151, sm: 96 } }} />
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  // On phones one long name is no reason for every card to be as high.
  gridAutoRows: { sm: '1fr' },
  gap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
