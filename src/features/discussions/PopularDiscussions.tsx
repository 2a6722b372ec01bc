import Box from '@mui/material/Box';
import { useDiscussions } from '../../api/resources/discussions';
import { LatestSection } from '../../domain/LatestSection';
import { QueryView } from '../../ui/QueryView';
import { discussionsHref } from './discussionList';
import { DiscussionRows, DiscussionRowsSkeleton } from './DiscussionRows';

/** How many are offered. */
const SHOWN = 5;

/**
 * The discussions with most votes, for those who did not find theirs; nothing where they can't be
 * loaded.
 */
export function PopularDiscussions() {
  const popular = useDiscussions({ sort: ['-score'], pageSize: SHOWN });
  if (popular.error && !popular.data) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 } }}>
      <LatestSection
        title="Popular discussions"
        to={discussionsHref({ view: 'popular' })}
        linkLabel="View all popular discussions"
      >
        <QueryView query={popular} skeleton={<DiscussionRowsSkeleton length={SHOWN} />}>
          {({ items }) => <DiscussionRows discussions={items} />}
        </QueryView>
      </LatestSection>
    </Box>
  );
}
