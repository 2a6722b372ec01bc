import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { HelpGroup } from '../../api/resources/help';
import type { PartnerOverview } from '../../api/resources/partner-accounts';
import { formatCount, pluralize } from '../../lib/text';
import { pathTo } from '../../routing/paths';
import { ChatIcon, EyeIcon, InfoIcon, PencilIcon, StarIcon } from '../../ui/icons';

/** A card of the dashboard. */
export interface OverviewCard {
  title: string;
  /** The figure of today. */
  value: string;
  /** What the figure counts. */
  note: string;
  to: string;
  Icon: ComponentType<SvgIconProps>;
}

/** The element of the dashboard that holds the open questions. */
export const QUESTIONS_ID = 'open-questions';

/** The group of the help with answers about selling. */
const HELP_GROUP = 'partners';

function draftCard({ draftCount, latestDraftId, profileGaps }: PartnerOverview) {
  if (latestDraftId !== null) {
    return {
      value: formatCount(draftCount),
      note: draftCount === 1 ? 'draft to finish' : 'drafts to finish',
      to: pathTo('addProduct', { id: latestDraftId }),
    };
  }
  const note =
    profileGaps > 0
      ? `${pluralize(profileGaps, 'line', 'lines')} of your profile to fill in`
      : 'No draft is waiting, and your profile is complete';
  return { value: formatCount(profileGaps), note, to: pathTo('profile') };
}

function reviewCard({ rating: { average, count }, latestReview }: PartnerOverview) {
  if (!latestReview) return { value: '–', note: 'No reviews yet', to: pathTo('partnerListing') };
  const { listing, review } = latestReview;
  return {
    value: average.toFixed(1),
    note: `${pluralize(count, 'review', 'reviews')}, the latest ${pluralize(review.stars, 'star', 'stars')} for ${listing.title}`,
    to: pathTo('product', { id: listing.id, tab: 'reviews' }),
  };
}

/**
 * The five cards of the dashboard, in the order of the specification (section 2).
 *
 * @param groups of the help; undefined while they are not known
 */
export function overviewCards(
  overview: PartnerOverview,
  groups: readonly HelpGroup[] | undefined,
): OverviewCard[] {
  const { visitorCount, openQuestionCount } = overview;
  const answers = groups?.find(({ id }) => id === HELP_GROUP)?.questionCount;
  return [
    { title: 'Finish your draft', ...draftCard(overview), Icon: PencilIcon },
    {
      title: 'Unique Visitors',
      value: formatCount(visitorCount),
      note: 'in the last 30 days',
      to: pathTo('partnerListing'),
      Icon: EyeIcon,
    },
    { title: 'Reviews', ...reviewCard(overview), Icon: StarIcon },
    {
      title: 'Q&A',
      value: formatCount(openQuestionCount),
      note: openQuestionCount === 1 ? 'question to answer' : 'questions to answer',
      to: pathTo('partnerDashboard', {}, QUESTIONS_ID),
      Icon: ChatIcon,
    },
    {
      title: 'Resources',
      value: answers === undefined ? '…' : formatCount(answers),
      note: 'answers about selling',
      to: pathTo('support', { group: HELP_GROUP }),
      Icon: InfoIcon,
    },
  ];
}
