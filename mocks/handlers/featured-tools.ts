import { presentFeaturedTool } from '../presenters/featuredTool';
import { existing } from '../rules/existing';
import { isListed } from '../rules/listingFigures';
import { likeCountOf, setLike } from '../rules/likes';
import type { Call, Handlers } from './handler';

/** Gives or takes back a like, and answers how the likes stand. */
async function answerLike(
  call: Call<'likeFeaturedTool'> | Call<'unlikeFeaturedTool'>,
  liked: boolean,
) {
  const { featuredTools, likes } = await call.store.open('featuredTools', 'likes');
  const tool = existing(featuredTools, call.params.featuredToolId, 'featured tool');
  setLike(likes, call.account.id, tool, liked);
  return { status: 200 as const, body: { on: liked, count: likeCountOf(tool, likes.all()) } };
}

export const handlers: Handlers<'featured-tools'> = {
  async listFeaturedTools({ store, account, now, pictureUrl }) {
    const { featuredTools, likes, listings } = await store.open(
      'featuredTools',
      'likes',
      'listings',
    );
    const view = { likes: likes.all(), accountId: account?.id ?? null, now, pictureUrl };
    const items = featuredTools.all().flatMap((tool) => {
      const listing = listings.get(tool.listingId);
      // One that is no longer sold leads nowhere.
      return listing && isListed(listing, now) ? [presentFeaturedTool(tool, listing, view)] : [];
    });
    return { status: 200, body: { items } };
  },

  likeFeaturedTool: (call) => answerLike(call, true),
  unlikeFeaturedTool: (call) => answerLike(call, false),
};
