import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession, type User } from '../../api/resources/session';
import { dealEndText } from '../../domain/dealEnd';
import { useDealEnd } from '../../domain/useDealEnd';
import { formatDate } from '../../lib/dates';
import { labelOf, pluralize } from '../../lib/text';
import { MoreLink } from '../../list/MoreLink';
import { ORDER_STATUS_LABELS } from '../../domain/orderStatusLabels';
import { pathTo } from '../../routing/paths';
import { BellIcon, HeartIcon } from '../../ui/icons';
import { PackageIcon } from '../../ui/moreIcons';
import { Picture } from '../../ui/Picture';
import { OWN_HEIGHT, OwnList, OwnThing, OwnThingSkeleton } from './OwnThing';
import { useOwnThings, type OwnThingsToSee, type OwnWishlist } from './useOwnThings';

const PLACES = ['course', 'wishlist', 'notices'];

function CourseThing({ course }: { course: NonNullable<OwnThingsToSee['course']> }) {
  const { id, title, imageUrl, isBegun, lessonCount, resumeLesson } = course;
  return (
    <OwnThing
      to={pathTo('studentPortal', { course: id, lesson: resumeLesson.id })}
      isPicture
      mark={<Picture src={imageUrl} alt="" name={title} width={70} height={44} />}
      title={title}
      words={`${isBegun ? 'Continue' : 'Start'} with lesson ${resumeLesson.number} of ${lessonCount}`}
    />
  );
}

function WishlistThing({ wishlist: { count, endingCount, first } }: { wishlist: OwnWishlist }) {
  const now = useDealEnd(first?.endsAt ?? null);
  const [title, words] = first
    ? [
        `${pluralize(endingCount, 'deal', 'deals')} on your wishlist ${endingCount === 1 ? 'ends' : 'end'} soon`,
        `${first.title}: ${dealEndText(first.endsAt, now).toLowerCase()}`,
      ]
    : [`${pluralize(count, 'deal', 'deals')} on your wishlist`, 'At today’s price'];
  return <OwnThing to={pathTo('wishlist')} mark={<HeartIcon />} title={title} words={words} />;
}

function Things({ things: { course, wishlist, notices, order } }: { things: OwnThingsToSee }) {
  return (
    <OwnList>
      {course ? <CourseThing course={course} /> : null}
      {wishlist ? <WishlistThing wishlist={wishlist} /> : null}
      {notices ? (
        <OwnThing
          to={pathTo('notifications')}
          mark={<BellIcon />}
          title={pluralize(notices.count, 'unread notice', 'unread notices')}
          words={notices.title ?? 'The newest first'}
        />
      ) : null}
      {order ? (
        <OwnThing
          to={pathTo('orders')}
          mark={<PackageIcon />}
          title={order.item.title}
          words={`Ordered ${formatDate(order.createdAt)} · ${labelOf(ORDER_STATUS_LABELS, order.status)}`}
        />
      ) : null}
    </OwnList>
  );
}

/** A member who has nothing yet, or whose things can't be read right now. */
function NothingToSee({ hasFailed }: { hasFailed: boolean }) {
  return (
    <Box sx={line}>
      <span>
        {hasFailed
          ? 'What you own and save is on your account page.'
          : 'Save a deal with its heart, and you see here when it ends.'}
      </span>
      {hasFailed ? (
        <MoreLink to={pathTo('account')}>My Account</MoreLink>
      ) : (
        <MoreLink to={pathTo('deals')}>See today’s deals</MoreLink>
      )}
    </Box>
  );
}

function Own({ user }: { user: User }) {
  const things = useOwnThings();
  const { course, wishlist, notices, order } = things ?? {};
  const isEmpty = things && !(course ?? wishlist ?? notices ?? order);
  return (
    <Box component="section" aria-labelledby="own-things" sx={strip}>
      <Typography id="own-things" component="h2" sx={welcome}>
        {isEmpty ? 'Welcome' : 'Welcome back'}, <span dir="auto">{user.name.split(' ')[0]}</span>
      </Typography>
      {things === undefined ? (
        <OwnList aria-hidden>
          {PLACES.map((place) => (
            <OwnThingSkeleton key={place} />
          ))}
        </OwnList>
      ) : isEmpty ? (
        <NothingToSee hasFailed={things.hasFailed} />
      ) : (
        <Things things={things} />
      )}
    </Box>
  );
}

/**
 * What the member has here, as one slim line on the home page: the course to go on with, the wishlist, and
 * what is new. Of one person only: for another person it starts from nothing.
 */
export function OwnThings() {
  const { user } = useSession();
  return user ? <Own key={user.id} user={user} /> : null;
}

/** The name before its things where there is room, else above them. */
const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'fit-content(220px) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.25,
  pt: 2.5,
} as const;

const welcome = { typography: 'h4', overflowWrap: 'anywhere' } as const;

/** As high as the things would be. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  minHeight: OWN_HEIGHT,
  color: 'surface.onBandMuted',
  '& a': { color: 'surface.onBand' },
} as const;
