import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TemplateDetail } from '../../api/resources/templates';
import { Byline } from '../../domain/Byline';
import { MemberText } from '../../domain/MemberText';
import { RatingAverage, RatingBars } from '../../domain/RatingBars';
import { VerifiedPurchase } from '../../domain/VerifiedPurchase';
import { formatDate } from '../../lib/dates';
import { useLinkedPart } from '../../routing/useLinkedPart';
import { partHeading } from '../../theme/pageSteps';
import { panel } from '../../theme/surfaceStyles';
import { RatingStars } from '../../ui/RatingStars';
import { buyersPlace } from './templateLayout';

/** The id of the section's heading, which the rating beside the name leads to. */
export const BUYERS_ID = 'buyers';

/** Stars can be given without a word, so that there are more of them than comments. */
export const NOUNS = { one: 'rating', many: 'ratings' } as const;

/**
 * What some of those say who bought the template, and beside it all ratings; nothing before the first
 * rating.
 */
export function BuyersSay({ template }: { template: TemplateDetail }) {
  const { ratings, comments } = template;
  useLinkedPart([BUYERS_ID]);
  if (ratings.count === 0) return null;
  return (
    <Box component="section" aria-labelledby={BUYERS_ID} sx={buyersPlace}>
      <Typography id={BUYERS_ID} tabIndex={-1} variant="h2" sx={heading}>
        What buyers say
      </Typography>
      <Box sx={summaryFrame}>
        <RatingAverage rating={ratings} nouns={NOUNS} />
        <RatingBars summary={ratings} nouns={NOUNS} />
      </Box>
      <Box component="ul" sx={list}>
        {comments.map(({ id, author, stars, message, createdAt }) => (
          <li key={id}>
            <Byline
              author={author}
              when={<time dateTime={createdAt}>{formatDate(createdAt)}</time>}
              about={
                <Box component="span" sx={proof}>
                  <RatingStars value={stars} size="0.9375rem" />
                  <VerifiedPurchase />
                </Box>
              }
            />
            <MemberText>{message}</MemberText>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const heading = {
  ...partHeading,
  gridColumn: '1 / -1',
  mb: { xs: 2, md: 3 },
  scrollMarginTop: '24px',
  outline: 0,
} as const;

/** On wide windows in the column of what it costs. */
const summaryFrame = {
  ...panel,
  gridColumn: { lg: 2 },
  gridRow: { lg: 2 },
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 5,
  rowGap: 1.5,
} as const;

const proof = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 } as const;

const list = {
  gridColumn: { lg: 1 },
  gridRow: { lg: 2 },
  m: 0,
  mt: { xs: 1, lg: 0 },
  p: 0,
  listStyle: 'none',
  borderTop: { lg: 1 },
  borderColor: { lg: 'divider' },
  '& > li': { display: 'grid', rowGap: 1.25, py: 2.5 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:last-of-type': { pb: 0 },
} as const;
