import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PartnerOverview } from '../../../api/resources/partner-accounts';
import { formatCount } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { panel } from '../../../theme/surfaceStyles';
import { tabularNumbers, weight } from '../../../theme/tokens';
import { CheckIcon, ChevronRightIcon } from '../../../ui/icons';
import { PlusIcon } from '../../../ui/moreIcons';

/** What there is to do, the most urgent first; what is with the reviewers waits for them. */
function waitingOf({
  rejectedCount,
  openQuestionCount,
  draftCount,
  latestDraftId,
  liveCount,
  profileGaps,
}: PartnerOverview) {
  return [
    {
      count: rejectedCount,
      text: rejectedCount === 1 ? 'product to correct' : 'products to correct',
      to: pathTo('partnerListing', { status: 'rejected' }),
      isUrgent: true,
    },
    {
      count: openQuestionCount,
      text: openQuestionCount === 1 ? 'question to answer' : 'questions to answer',
      to: pathTo('partnerDashboard'),
      isUrgent: false,
    },
    {
      count: draftCount,
      text: draftCount === 1 ? 'draft to finish' : 'drafts to finish',
      to:
        draftCount === 1
          ? pathTo('addProduct', { id: latestDraftId ?? undefined })
          : pathTo('partnerListing', { status: 'draft' }),
      isUrgent: false,
    },
    {
      // Before the first product is live, that comes first.
      count: liveCount > 0 ? profileGaps : 0,
      text: profileGaps === 1 ? 'empty field in your profile' : 'empty fields in your profile',
      to: pathTo('vendorProfile'),
      isUrgent: false,
    },
  ].filter(({ count }) => count > 0);
}

/** Whether so little waits that a column of its own would be empty: one thing, or none. */
export const isCalm = (overview: PartnerOverview) => waitingOf(overview).length <= 1;

/** What waits for a vendor, each with the way to it; where nothing does, that all is done. */
export function WaitingList({ overview }: { overview: PartnerOverview }) {
  const waiting = waitingOf(overview);
  const heading = (
    <Typography id="waiting" variant="subtitle2" component="h2">
      Waiting for you
    </Typography>
  );
  if (waiting.length === 0) {
    const isReviewed = overview.submittedCount > 0;
    const isDone = overview.liveCount > 0 || isReviewed;
    return (
      <Box component="section" aria-labelledby="waiting" sx={[frame, calm]}>
        <Box aria-hidden sx={mark} data-done={isDone || undefined}>
          {isDone ? <CheckIcon /> : <PlusIcon />}
        </Box>
        <div>
          {heading}
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
            {isReviewed
              ? 'Nothing to do: what you submitted is under review.'
              : isDone
                ? 'Nothing to do: everything is answered and live.'
                : 'Nothing yet: add your first product.'}
          </Typography>
        </div>
      </Box>
    );
  }
  return (
    <Box component="section" aria-labelledby="waiting" sx={frame}>
      {heading}
      <Box component="ul" sx={list}>
        {waiting.map(({ count, text, to, isUrgent }) => (
          <Box key={text} component="li">
            <Box component={AppLink} to={to} sx={row}>
              <Box component="span" sx={figure} data-urgent={isUrgent || undefined}>
                {formatCount(count)}
              </Box>{' '}
              <span>{text}</span>
              <ChevronRightIcon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  ...panel,
  gridArea: 'waiting',
  p: { xs: 2, sm: 2.5 },
  pb: { xs: 0.5, sm: 1 },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
} as const;

const calm = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 1.75,
  py: { xs: 1.75, sm: 1.75 },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: '50%',
  bgcolor: 'tint.primary',
  color: 'primary.main',
  '&[data-done]': { bgcolor: 'tint.success', color: 'success.main' },
} as const;

const list = {
  mt: 0.5,
  display: 'grid',
  flexGrow: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: 44,
  typography: 'subtitle2',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover > span + span': { textDecoration: 'underline' },
} as const;

const figure = {
  ...tabularNumbers,
  display: 'grid',
  placeItems: 'center',
  height: 26,
  borderRadius: '6px',
  bgcolor: 'tint.primary',
  color: 'primary.main',
  fontWeight: weight.strong,
  '&[data-urgent]': { bgcolor: 'tint.error', color: 'error.main' },
} as const;
