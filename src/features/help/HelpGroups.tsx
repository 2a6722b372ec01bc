import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { useHelpGroups } from '../../api/resources/help';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { QueryView } from '../../ui/QueryView';
import { GroupIcon } from './GroupIcon';
import { GROUP_LINES } from './groupLines';
import { supportPath } from './helpUrl';
import { partHeading } from '../../theme/pageSteps';

/** The seven groups, and the way to the contact form. */
const CARDS = 8;

const GroupLink = styled(AppLink)(stretchedLink);

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
              <Card component="li" key={id} sx={[card, interactiveCard]}>
                <GroupIcon groupId={id} />
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="h4" component="h3">
                    <GroupLink to={supportPath({ group: id })}>{name}</GroupLink>
                  </Typography>
                  <Typography variant="body2" sx={line}>
                    {GROUP_LINES[id] ?? pluralize(questionCount, 'answer', 'answers')}
                  </Typography>
                </Box>
              </Card>
            ))}
            <Card component="li" sx={[card, interactiveCard]}>
              <GroupIcon groupId="other" />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="h4" component="h3">
                  <GroupLink to={pathTo('contact')}>Something else</GroupLink>
                </Typography>
                <Typography variant="body2" sx={line}>
                  Write to us
                </Typography>
              </Box>
            </Card>
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

const line = { color: 'text.secondary', mt: 0.25 } as const;

const card = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: { xs: 1, sm: 2 },
  p: { xs: 1.75, sm: 2.5 },
  minHeight: { sm: 96 },
} as const;
