import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_DISCUSSION_ID, useDiscussion } from '../../api/resources/discussions';
import { RecordNotFound } from '../../domain/RecordNotFound';
import { usePageUrl, usePageDescription, usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { parseSlug } from '../../list/UrlReader';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ChatIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { DiscussionSkeleton } from './DiscussionSkeleton';
import { DiscussionView } from './DiscussionView';
import { PopularDiscussions } from './PopularDiscussions';
import { belowWay, pagePadding } from '../../theme/pageSteps';

/** How much of the opening post describes the page. */
const DESCRIPTION_LENGTH = 160;

/**
 * A discussion in full: /commentdetails?id=…, or the sample without an id; with `comment` one
 * thread of it (specification, section 2).
 */
export function DiscussionPage() {
  const [params] = useSearchParams();
  const id = parseSlug(params.get('id') || SAMPLE_DISCUSSION_ID);
  return (
    <Container sx={pagePadding}>
      {/* Each discussion starts again: no draft of one is left on another. */}
      {id ? (
        <LoadedDiscussion key={id} discussionId={id} threadId={params.get('comment')} />
      ) : (
        <Place>
          <DiscussionNotFound />
        </Place>
      )}
    </Container>
  );
}

/** A page below the way to it, which ends with the discussion's title once that is known. */
function Place({ title = 'Discussion', children }: { title?: string; children: ReactNode }) {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'Discussions', to: pathTo('discussions') },
          { label: title },
        ]}
      />
      <Box sx={{ mt: { xs: 2, sm: belowWay.sm } }}>{children}</Box>
    </>
  );
}

interface LoadedDiscussionProps {
  discussionId: string;
  threadId: string | null;
}

function LoadedDiscussion({ discussionId, threadId }: LoadedDiscussionProps) {
  const discussion = useDiscussion(discussionId);
  usePageTitle(discussion.data?.title);
  usePageDescription(discussion.data?.text.replace(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH));
  usePageUrl(discussion.data && pathTo('discussion', { id: discussion.data.id }));
  return (
    <Place title={discussion.data?.title}>
      <QueryView
        query={discussion}
        isWholePage
        skeleton={<DiscussionSkeleton />}
        notFound={<DiscussionNotFound />}
      >
        {(data) => (
          <DiscussionView discussion={data} discussionId={discussionId} threadId={threadId} />
        )}
      </QueryView>
    </Place>
  );
}

function DiscussionNotFound() {
  return (
    <RecordNotFound
      pageTitle="Discussion not found"
      icon={<ChatIcon />}
      title="We could not find this discussion"
      description="Its author may have deleted it, or the link may be incomplete."
      next={{ to: pathTo('discussions'), label: 'Browse all discussions' }}
    >
      <PopularDiscussions />
    </RecordNotFound>
  );
}
