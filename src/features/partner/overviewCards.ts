import type { HelpGroup } from '../../api/resources/help';
import type { PartnerOverview } from '../../api/resources/partner-accounts';
import { formatExactMoney } from '../../lib/money';
import { formatCount, pluralize } from '../../lib/text';
import { pathTo } from '../../routing/paths';

/** A card of the dashboard. */
export interface OverviewCard {
  title: string;
  /** How many of what today. */
  value: string;
  /** What of it, in a line. */
  note: string;
  to: string;
  /** True for what asks to be done: it stands out. */
  isLead?: boolean;
}

/** The element of the dashboard that holds the open questions. */
export const QUESTIONS_ID = 'open-questions';

/** The group of the help with answers on selling. */
const HELP_GROUP = 'partners';

function draftCard({ draftCount, latestDraftId, profileGaps }: PartnerOverview) {
  if (latestDraftId !== null) {
    return {
      value: pluralize(draftCount, 'draft', 'drafts'),
      note: 'not submitted yet',
      to: pathTo('addProduct', { id: latestDraftId }),
      isLead: true,
    };
  }
  const to = pathTo('vendorProfile');
  return profileGaps > 0
    ? {
        value: pluralize(profileGaps, 'field', 'fields'),
        note: 'still empty in your profile',
        to,
        isLead: true,
      }
    : { value: 'Done', note: 'no draft waits, your profile is complete', to };
}

function reviewCard({ rating: { average, count }, latestReview }: PartnerOverview) {
  if (!latestReview) return { value: '–', note: 'No reviews yet', to: pathTo('partnerListing') };
  const { listing } = latestReview;
  return {
    value: `${average.toFixed(1)}/5`,
    note: pluralize(count, 'review', 'reviews'),
    to: pathTo('product', { id: listing.id, tab: 'reviews' }),
  };
}

/**
 * The five cards of the specification in their order (section 2), with what came in this month after the
 * first of them, which may ask for something: six fill a row, or rows of three and of two.
 *
 * @param groups of the help; undefined while they are not known
 */
export function overviewCards(
  overview: PartnerOverview,
  groups: readonly HelpGroup[] | undefined,
): OverviewCard[] {
  const { netThisMonth, visitorCount, openQuestionCount } = overview;
  const answers = groups?.find(({ id }) => id === HELP_GROUP)?.questionCount;
  return [
    {
      title: 'Finish your draft',
      ...draftCard(overview),
    },
    {
      title: 'Net this month',
      value: formatExactMoney(netThisMonth),
      note: 'after refunds and fee',
      to: pathTo('sales'),
    },
    {
      title: 'Unique Visitors',
      value: formatCount(visitorCount),
      note: 'in the last 30 days',
      to: pathTo('partnerListing'),
    },
    { title: 'Reviews', ...reviewCard(overview) },
    {
      title: 'Q&A',
      value: formatCount(openQuestionCount),
      note: 'to be answered',
      to: pathTo('partnerDashboard', {}, QUESTIONS_ID),
    },
    {
      title: 'Resources',
      value: answers === undefined ? '–' : pluralize(answers, 'answer', 'answers'),
      note: 'on selling here',
      to: pathTo('support', { group: HELP_GROUP }),
    },
  ];
}
