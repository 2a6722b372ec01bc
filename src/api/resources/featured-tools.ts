import 'virtual:answer-shapes/featured-tools';
import { client } from '../client';
import type { components } from '../schema.d';
import { useApi } from '../useApi';
import { useChange, type Shows } from '../useChange';

export type FeaturedTool = components['schemas']['FeaturedTool'];

/** The tools that the editors chose. */
export function useFeaturedTools() {
  return useApi('/showcase/featured-tools');
}

/** A tool as it looks right after the click. */
const withLike = (tool: FeaturedTool, liked: boolean): FeaturedTool =>
  tool.liked === liked
    ? tool
    : { ...tool, liked, likeCount: Math.max(0, tool.likeCount + (liked ? 1 : -1)) };

/**
 * Likes a featured tool or takes the like back. It shows at once and is undone where the server
 * refuses; the returned function rejects with an ApiError then.
 */
export function useLikeFeaturedTool(): (id: string, liked: boolean) => Promise<void> {
  const change = useChange();
  return (id, liked) => {
    const show = (turn: (tool: FeaturedTool) => FeaturedTool): Shows => ({
      '/showcase/featured-tools': (list) => ({
        ...list,
        items: list.items.map((tool) => (tool.id === id ? turn(tool) : tool)),
      }),
    });
    return change({
      record: `like ${id}`,
      send: async () => {
        const init = { params: { path: { featuredToolId: id } } };
        const { data } = liked
          ? await client.PUT('/showcase/featured-tools/{featuredToolId}/like', init)
          : await client.DELETE('/showcase/featured-tools/{featuredToolId}/like', init);
        return data!;
      },
      shows: show((tool) => withLike(tool, liked)),
      settles: ({ on, count }) => show((tool) => ({ ...tool, liked: on, likeCount: count })),
    });
  };
}
