import Avatar from '@mui/material/Avatar';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Listing } from '../../api/resources/listings';
import { LevelBadge } from '../../domain/LevelBadge';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { WishlistButton } from '../../domain/WishlistButton';
import { formatHours, initials } from '../../lib/text';
import { oneStar } from '../../list/oneStar';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The rows, which share the height of what is beside them. */
export const CourseRows = styled('ul')(({ theme }) => ({
  display: 'grid',
  flexGrow: 1,
  gridAutoRows: '1fr',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On phones the first two, as a way to the others.
  [theme.breakpoints.down('sm')]: { '& > :nth-of-type(n + 3)': { display: 'none' } },
}));

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: radius.control,
    '& a': { outline: 'none' },
  },
  '& .Course-cover': { borderRadius: radius.control, overflow: 'hidden' },
  '& .Course-body': { minWidth: 0 },
  '& h3': {
    ...theme.typography.h4,
    margin: 0,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '& .Course-facts, & .Course-figures': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
  },
  '& .Course-figures [aria-hidden]:first-of-type': oneStar,
  '& .Course-facts': {
    // One line: on the narrowest windows the hours are left to the page of the course.
    height: 24,
    margin: '4px 0 6px',
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& .Course-teacher': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: theme.vars.palette.text.primary,
    '& .MuiAvatar-root': { width: 24, height: 24, fontSize: '0.625rem' },
  },
  [theme.breakpoints.down('sm')]: {
    '& h3': theme.typography.h5,
    '& .Course-facts, & .Course-figures': { columnGap: 8 },
    '& .Course-facts': { height: 20, margin: '2px 0' },
    '& .Course-teacher .MuiAvatar-root': { width: 20, height: 20 },
    // What is saved can be told from the two prices.
    '& .Course-level, & .Course-off, & .Course-sold': { display: 'none' },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '148px minmax(0, 1fr) auto',
    columnGap: 18,
    minHeight: 106,
  },
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: '112px minmax(0, 1fr) auto',
    columnGap: 14,
    '& .Course-level, & .Course-sold': { display: 'none' },
  },
}));

const TitleLink = styled(AppLink)({ ...stretchedLink, '&:hover': { textDecoration: 'underline' } });

/** A course in one row, with who teaches it. The row leads to the course; the heart is a separate button. */
export function CourseRow({ listing }: { listing: Listing }) {
  const { id, title, imageUrl, certification, course, rating, salesCount } = listing;
  return (
    <Row>
      <div className="Course-cover">
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} />
      </div>
      <div className="Course-body">
        <h3>
          <TitleLink to={pathTo('product', { id })}>{title}</TitleLink>
        </h3>
        <div className="Course-facts">
          {course ? (
            <>
              <span className="Course-teacher">
                <Avatar src={course.instructor.avatarUrl} alt="" slotProps={{ img: LAZY }}>
                  {initials(course.instructor.name)}
                </Avatar>
                <VisuallyHidden>Taught by </VisuallyHidden>
                <span dir="auto">{course.instructor.name}</span>
              </span>
              <span>{formatHours(course.minutes)}</span>
            </>
          ) : null}
          {certification ? (
            <span className="Course-level">
              <VisuallyHidden>Level: </VisuallyHidden>
              <LevelBadge level={certification} />
            </span>
          ) : null}
        </div>
        <div className="Course-figures">
          <Price
            price={listing.price}
            oldPrice={listing.oldPrice}
            planType={listing.planType}
            size="small"
          />
          <span className="Course-off">
            <DiscountBadge percent={listing.discountPercent} />
          </span>
          <RatingLine rating={rating} />
          <span className="Course-sold">
            <Sold count={salesCount} />
          </span>
        </div>
      </div>
      <WishlistButton item={listing} />
    </Row>
  );
}

const LAZY = { loading: 'lazy' } as const;

/** Shown where a {@link CourseRow} will be. */
export function CourseRowSkeleton() {
  return (
    <Row>
      <Skeleton variant="rounded" width="100%" height="auto" sx={{ aspectRatio: '640 / 400' }} />
      <div className="Course-body">
        <Skeleton width="72%" sx={{ typography: 'h4' }} />
        <Skeleton width="56%" />
        <Skeleton width="64%" />
      </div>
      <Skeleton variant="rounded" sx={{ width: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 } }} />
    </Row>
  );
}
