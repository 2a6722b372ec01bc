import { useState } from 'react';
import { useLikeFeaturedTool, type FeaturedTool } from '../../api/resources/showcase';
import { useSignedIn } from '../../session/useSignedIn';
import { showToast } from '../../ui/toastStore';

/**
 * The like of a featured tool. It shows at once and is undone, with a message, where the server
 * refuses; a visitor signs in first. While one change is on its way, further clicks wait for it.
 */
export function useLike(tool: FeaturedTool) {
  const { run } = useLikeFeaturedTool();
  const signedIn = useSignedIn();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const liked = wanted ?? tool.liked;
  const count = tool.likeCount + (liked === tool.liked ? 0 : liked ? 1 : -1);

  const set = async (next: boolean): Promise<void> => {
    try {
      await signedIn(() => {
        setWanted(next);
        return run({ id: tool.id, liked: next });
      }, 'like this tool');
    } catch {
      showToast({
        severity: 'error',
        message: `Your like for ${tool.companyName} could not be ${next ? 'saved' : 'taken back'}.`,
        action: { label: 'Try again', onClick: () => void set(next) },
      });
    } finally {
      setWanted(null);
    }
  };

  return {
    liked,
    count,
    toggle: () => {
      if (wanted === null) void set(!liked);
    },
  };
}
