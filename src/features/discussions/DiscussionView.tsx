import Box from '@mui/material/Box';
import type { Discussion } from '../../api/resources/discussions';
import { AsideList } from './AsideList';
import { AuthorCard } from './AuthorCard';
import { Comments } from './Comments';
import { asidePlace, twoColumns } from './discussionLayout';
import { OpeningPost } from './OpeningPost';
import { PostActionsContext } from './postActions';
import { usePostDialogs } from './usePostDialogs';

export interface DiscussionViewProps {
  discussion: Discussion;
  /** As it is in the URL. */
  discussionId: string;
  /** The comment whose thread is continued, or null for the whole discussion. */
  threadId: string | null;
}

/** The opening post, its comments, and who wrote it beside them. */
export function DiscussionView({ discussion, discussionId, threadId }: DiscussionViewProps) {
  const { actions, dialogs, announcePosted } = usePostDialogs(discussion, discussionId);
  const { author, topic, id } = discussion;
  return (
    <PostActionsContext value={actions}>
      <Box sx={twoColumns}>
        <Box sx={{ minWidth: 0 }}>
          <OpeningPost discussion={discussion} />
          <Comments
            discussion={discussion}
            discussionId={discussionId}
            threadId={threadId}
            onPosted={announcePosted}
          />
        </Box>
        <Box sx={asidePlace}>
          <AuthorCard author={author} />
          <AsideList
            heading={`More by ${author.name}`}
            query={{ author: author.id }}
            without={id}
            all="View all their discussions"
          />
          <AsideList
            heading={`More in ${topic.name}`}
            query={{ topic: topic.id }}
            without={id}
            emptyText="This is the only discussion about it so far."
            all={`View all in ${topic.name}`}
          />
        </Box>
      </Box>
      {dialogs}
    </PostActionsContext>
  );
}
