import { useLikeFeaturedTool, type FeaturedTool } from '../../api/resources/featured-tools';
import { useOwnChange } from '../../session/useOwnChange';

/**
 * Likes a featured tool or takes the like back. It shows at once and is undone, with a message, where
 * the server refuses; a visitor signs in first.
 */
export function useLike({ id, title, liked }: FeaturedTool): () => void {
  const like = useLikeFeaturedTool();
  const change = useOwnChange();
  return () =>
    void change(() => like(id, !liked), {
      reason: 'like this tool',
      failure: `Your like for ${title} could not be ${liked ? 'taken back' : 'saved'}.`,
    });
}
