import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVoteForReview, type Review } from '../../../api/resources/reviews';
import { useSession } from '../../../api/resources/session';
import { VoteButton } from '../../../domain/VoteButton';
import { pluralize } from '../../../lib/text';
import { useOwnChange } from '../../../session/useOwnChange';

export interface HelpfulVoteProps {
  listingId: string;
  review: Review;
}

/** One vote for a review that helped. Of your own you read only how many others it has helped. */
export function HelpfulVote({ listingId, review }: HelpfulVoteProps) {
  const { author, helpfulCount, id, isHelpful } = review;
  const { user } = useSession();
  const vote = useVoteForReview(listingId);
  const change = useOwnChange();

  if (user?.id === author.id) {
    if (helpfulCount === 0) return null;
    return (
      <Typography variant="caption" component="p" sx={{ mt: 1.25, color: 'text.secondary' }}>
        {pluralize(helpfulCount, 'member', 'members')} found this helpful
      </Typography>
    );
  }
  return (
    <Box sx={{ mt: 1.25 }}>
      <VoteButton
        word="Helpful"
        what={`review by ${author.name}`}
        score={helpfulCount}
        voted={isHelpful}
        onVote={(next) =>
          void change(() => vote(id, next), {
            reason: 'vote',
            failure: next ? 'Your vote could not be saved.' : 'Your vote could not be taken back.',
          })
        }
      />
    </Box>
  );
}
