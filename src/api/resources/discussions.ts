import 'virtual:answer-shapes/discussions';
import { useSWRConfig } from 'swr';
import { client } from '../client';
import { createOnce } from '../createOnce';
import { removed } from '../removed';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { useChange, type Shows } from '../useChange';

type Schemas = components['schemas'];
export type Participant = Schemas['Participant'];
export type DiscussionTopic = Schemas['DiscussionTopic'];
export type DiscussionSummary = Schemas['DiscussionSummary'];
export type Discussion = Schemas['Discussion'];
export type DiscussionInput = Schemas['DiscussionInput'];
export type Comment = Schemas['Comment'];
export type PostReportReason = Schemas['PostReportReason'];
export type PostReport = Schemas['Case'];
export type DiscussionQuery = NonNullable<operations['listDiscussions']['parameters']['query']>;

/** The id that stands for the discussion which the site shows by default. */
export const SAMPLE_DISCUSSION_ID = 'sample';

/** Everything that a new or changed post shows up in. */
const stale = ['/discussions', '/discussion-topics'];

const at = (discussionId: string) => ({ params: { path: { discussionId } } });

/** What discussions are about, with counts, in the order to show them. */
export function useDiscussionTopics() {
  return useApi('/discussion-topics');
}

/** One page of the discussions that match; the old ones stay while new ones load. */
export function useDiscussions(query: DiscussionQuery) {
  return useApi('/discussions', { params: { query } }, { keepPreviousData: true });
}

/** A discussion with its opening post. */
export function useDiscussion(discussionId: string) {
  return useApi('/discussions/{discussionId}', at(discussionId));
}

/** All comments of a discussion, oldest first; replies name their parent. */
export function useComments(discussionId: string) {
  return useApi('/discussions/{discussionId}/comments', at(discussionId));
}

/** Starts a discussion. */
export function useStartDiscussion() {
  return useApiMutation(async (body: DiscussionInput) => {
    const { data } = await createOnce('/discussions', body, (header) =>
      client.POST('/discussions', { params: { header }, body }),
    );
    return data!;
  }, stale);
}

/** Changes what your own discussion says. */
export function useEditDiscussion(discussionId: string) {
  return useApiMutation(async (body: Schemas['DiscussionChange']) => {
    const { data } = await client.PATCH('/discussions/{discussionId}', {
      ...at(discussionId),
      body,
    });
    return data!;
  }, stale);
}

/**
 * Deletes your own discussion. Lists are asked again; the discussion itself is not, because the
 * page that shows it is still there and would say that it is missing.
 */
export function useDeleteDiscussion(discussionId: string) {
  const { mutate } = useSWRConfig();
  return useApiMutation(async (_: void) => {
    await removed(client.DELETE('/discussions/{discussionId}', at(discussionId)));
    await mutate(
      (key) => Array.isArray(key) && (key[1] === '/discussions' || key[1] === '/discussion-topics'),
    );
  });
}

/** Comments on a discussion, or replies to a comment of it. */
export function usePostComment(discussionId: string) {
  return useApiMutation(async (body: Schemas['CommentInput']) => {
    const { data } = await createOnce(`/discussions/${discussionId}/comments`, body, (header) =>
      client.POST('/discussions/{discussionId}/comments', {
        params: { path: { discussionId }, header },
        body,
      }),
    );
    return data!;
  }, stale);
}

/** Changes what your own comment says. */
export function useEditComment(discussionId: string) {
  return useApiMutation(async ({ commentId, text }: { commentId: string; text: string }) => {
    const { data } = await client.PATCH('/discussions/{discussionId}/comments/{commentId}', {
      params: { path: { discussionId, commentId } },
      body: { text },
    });
    return data!;
  }, stale);
}

/** Deletes your own comment; with replies its place stays. */
export function useDeleteComment(discussionId: string) {
  return useApiMutation(
    (commentId: string) =>
      removed(
        client.DELETE('/discussions/{discussionId}/comments/{commentId}', {
          params: { path: { discussionId, commentId } },
        }),
      ),
    stale,
  );
}

/** Tells the marketplace what is wrong with a discussion, or with a comment of it. */
export function useReportPost(discussionId: string) {
  return useApiMutation(
    async ({ commentId, ...body }: Schemas['PostReportInput'] & { commentId: string | null }) => {
      const post = commentId ?? discussionId;
      const { data } = await createOnce(`/posts/${post}/reports`, body, (header) =>
        commentId === null
          ? client.POST('/discussions/{discussionId}/reports', {
              params: { path: { discussionId }, header },
              body,
            })
          : client.POST('/discussions/{discussionId}/comments/{commentId}/reports', {
              params: { path: { discussionId, commentId }, header },
              body,
            }),
      );
      return data!;
    },
  );
}

type Votable = Pick<Comment, 'score' | 'voted'>;

/** How a post looks right after the click, before the server has answered. */
function withVote<Post extends Votable>(post: Post, voted: boolean): Post {
  if (post.voted === voted) return post;
  return { ...post, voted, score: Math.max(0, post.score + (voted ? 1 : -1)) };
}

/** The post with its votes as the server has them. */
const withToggle = <Post extends Votable>(post: Post, { on, count }: Schemas['Toggle']): Post => ({
  ...post,
  voted: on,
  score: count,
});

/**
 * Votes for a discussion, or takes the vote back. It shows at once and is undone where the server
 * refuses; the returned function rejects with an ApiError then.
 */
export function useVoteForDiscussion(): (discussionId: string, voted: boolean) => Promise<void> {
  const change = useChange();
  return (discussionId, voted) => {
    const show = (turn: (post: Discussion) => Discussion): Shows => ({
      '/discussions/{discussionId}': (post) => (post.id === discussionId ? turn(post) : post),
    });
    return change({
      record: `vote ${discussionId}`,
      send: async () => {
        const { data } = voted
          ? await client.PUT('/discussions/{discussionId}/vote', at(discussionId))
          : await client.DELETE('/discussions/{discussionId}/vote', at(discussionId));
        return data!;
      },
      shows: show((post) => withVote(post, voted)),
      settles: (vote) => show((post) => withToggle(post, vote)),
    });
  };
}

/** Votes for a comment of a discussion, in the manner of {@link useVoteForDiscussion}. */
export function useVoteForComment(
  discussionId: string,
): (commentId: string, voted: boolean) => Promise<void> {
  const change = useChange();
  return (commentId, voted) => {
    const show = (turn: (comment: Comment) => Comment): Shows => ({
      '/discussions/{discussionId}/comments': (list) => ({
        ...list,
        items: list.items.map((comment) => (comment.id === commentId ? turn(comment) : comment)),
      }),
    });
    return change({
      record: `vote ${commentId}`,
      send: async () => {
        const init = { params: { path: { discussionId, commentId } } };
        const { data } = voted
          ? await client.PUT('/discussions/{discussionId}/comments/{commentId}/vote', init)
          : await client.DELETE('/discussions/{discussionId}/comments/{commentId}/vote', init);
        return data!;
      },
      shows: show((comment) => withVote(comment, voted)),
      settles: (vote) => show((comment) => withToggle(comment, vote)),
    });
  };
}
