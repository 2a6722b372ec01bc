import { discussionPresenter } from '../presenters/discussion';
import { filePostReport } from '../rules/cases';
import {
  commentsOf,
  editComment,
  findComment,
  isFull,
  postComment,
  removeComment,
} from '../rules/comments';
import {
  editDiscussion,
  findDiscussion,
  openDiscussions,
  queryDiscussions,
  removeDiscussion,
  startDiscussion,
} from '../rules/discussions';
import { paginate } from '../rules/pages';
import { setVote } from '../rules/votes';
import type { Call, Handlers } from './handler';

async function voteOnDiscussion(
  call: Call<'voteForDiscussion'> | Call<'takeBackDiscussionVote'>,
  voted: boolean,
) {
  const { discussions, votes } = await call.store.open('discussions', 'votes');
  const discussion = findDiscussion(discussions, call.params.discussionId);
  const body = setVote(votes, call.account.id, discussion, voted);
  return { status: 200 as const, body };
}

async function voteOnComment(
  call: Call<'voteForComment'> | Call<'takeBackCommentVote'>,
  voted: boolean,
) {
  const { store, params } = call;
  const { discussions, comments, votes } = await store.open('discussions', 'comments', 'votes');
  const discussion = findDiscussion(discussions, params.discussionId);
  const comment = findComment(comments, discussion, params.commentId);
  const body = setVote(votes, call.account.id, comment, voted);
  return { status: 200 as const, body };
}

export const handlers: Handlers<'discussions'> = {
  async listDiscussionTopics({ store }) {
    const { discussionTopics, discussions } = await store.open('discussionTopics', 'discussions');
    const items = discussionTopics.all().map(({ id, name }) => ({
      id,
      name,
      discussionCount: discussions.all().filter(({ topicId }) => topicId === id).length,
    }));
    // Each discussion is about one topic.
    const discussionCount = discussions.all().length;
    return {
      status: 200,
      body: { items, discussionCount, defaultTopicId: items[0]?.id ?? null },
    };
  },

  async listDiscussions(call) {
    const { discussionTopics } = await call.store.open('discussionTopics');
    const opened = await openDiscussions(call.store);
    const { found, figures } = queryDiscussions(opened, call.query, call.now);
    const { items, page } = paginate(found, call.query);
    const present = discussionPresenter(opened, call, figures);
    const body = items.map((discussion) => present.summary(discussion, discussionTopics));
    return { status: 200, body: { items: body, page } };
  },

  async createDiscussion(call) {
    const { discussionTopics } = await call.store.open('discussionTopics');
    const discussion = await startDiscussion(call.store, call.now, call.account, call.body);
    const opened = await openDiscussions(call.store);
    const present = discussionPresenter(opened, call);
    return {
      status: 201,
      headers: { Location: call.urlOf('getDiscussion', { discussionId: discussion.id }) },
      body: present.discussion(discussion, discussionTopics),
    };
  },

  async getDiscussion(call) {
    const { discussionTopics } = await call.store.open('discussionTopics');
    const opened = await openDiscussions(call.store);
    const discussion = findDiscussion(opened.discussions, call.params.discussionId);
    const present = discussionPresenter(opened, call);
    return { status: 200, body: present.discussion(discussion, discussionTopics) };
  },

  async updateDiscussion(call) {
    const { discussionTopics } = await call.store.open('discussionTopics');
    const opened = await openDiscussions(call.store);
    const before = findDiscussion(opened.discussions, call.params.discussionId);
    const { discussions } = opened;
    const discussion = editDiscussion(discussions, call.now, call.account, before, call.body);
    const present = discussionPresenter(opened, call);
    return { status: 200, body: present.discussion(discussion, discussionTopics) };
  },

  async deleteDiscussion(call) {
    const opened = await openDiscussions(call.store);
    const discussion = findDiscussion(opened.discussions, call.params.discussionId);
    removeDiscussion(opened, call.account, discussion);
    return { status: 204 };
  },

  voteForDiscussion: (call) => voteOnDiscussion(call, true),
  takeBackDiscussionVote: (call) => voteOnDiscussion(call, false),

  async reportDiscussion({ store, params, body, now }) {
    const { discussions } = await store.open('discussions');
    const { id } = findDiscussion(discussions, params.discussionId);
    const post = { discussionId: id, commentId: null };
    return { status: 201, body: await filePostReport(store, now, post, body) };
  },

  async listComments(call) {
    const opened = await openDiscussions(call.store);
    const discussion = findDiscussion(opened.discussions, call.params.discussionId);
    const present = discussionPresenter(opened, call);
    const items = commentsOf(opened.comments, discussion.id).map(present.comment);
    return { status: 200, body: { items, full: isFull(opened.comments, discussion.id) } };
  },

  async createComment(call) {
    const opened = await openDiscussions(call.store);
    const discussion = findDiscussion(opened.discussions, call.params.discussionId);
    const comment = await postComment(call.store, call.now, call.account, discussion, call.body);
    return { status: 201, body: discussionPresenter(opened, call).comment(comment) };
  },

  async updateComment(call) {
    const opened = await openDiscussions(call.store);
    const discussion = findDiscussion(opened.discussions, call.params.discussionId);
    const before = findComment(opened.comments, discussion, call.params.commentId);
    const comment = editComment(opened.comments, call.now, call.account, before, call.body);
    return { status: 200, body: discussionPresenter(opened, call).comment(comment) };
  },

  async deleteComment(call) {
    const opened = await openDiscussions(call.store);
    const discussion = findDiscussion(opened.discussions, call.params.discussionId);
    const comment = findComment(opened.comments, discussion, call.params.commentId);
    removeComment(opened, call.account, comment);
    return { status: 204 };
  },

  voteForComment: (call) => voteOnComment(call, true),
  takeBackCommentVote: (call) => voteOnComment(call, false),

  async reportComment({ store, params, body, now }) {
    const opened = await store.open('discussions', 'comments');
    const discussion = findDiscussion(opened.discussions, params.discussionId);
    const comment = findComment(opened.comments, discussion, params.commentId);
    const post = { discussionId: discussion.id, commentId: comment.id };
    return { status: 201, body: await filePostReport(store, now, post, body) };
  },
};
