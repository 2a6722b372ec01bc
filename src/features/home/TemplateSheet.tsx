import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Template } from '../../api/resources/templates';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine } from '../../domain/RatingLine';
import { oneStar } from '../../list/oneStar';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { easing, motion, radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The bar of a browser, above each page, in px. */
const BAR = 16;

/** The pages side by side; on phones a row to swipe through, whose next one peeks in. */
export const Sheets = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: {
    gridAutoColumns: 'min(62%, 232px)',
    gap: 14,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    // To the edges of the panel, with room for focus rings and the shadows of the pages.
    margin: '-6px -16px -12px',
    padding: '6px 16px 12px',
    scrollPaddingInline: 16,
    '& > li': { scrollSnapAlign: 'start' },
  },
  // Two have room beside the courses; the third is for tablets and phones.
  [theme.breakpoints.up('md')]: { '& > :nth-of-type(n + 3)': { display: 'none' } },
}));

const Sheet = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&:has(h3 a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: radius.small,
    '& h3 a': { outline: 'none' },
  },
  '& .Sheet-page': {
    position: 'relative',
    marginBottom: 14,
    paddingTop: BAR,
    borderRadius: radius.control,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation.hover,
    transition: `transform ${motion.base}ms ${easing}`,
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface.control }),
    // Three dots, as at the upper left of a window.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 8,
      width: 30,
      height: BAR,
      background: `radial-gradient(circle, ${theme.vars.palette.surface.controlEdge} 2.5px, transparent 3px) 0 0 / 10px`,
    },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:hover .Sheet-page': { transform: 'translateY(-3px)' },
  },
  '& h3': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& .Sheet-kind': {
    ...theme.typography.body2,
    margin: '2px 0 6px',
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .Sheet-line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minHeight: 26,
  },
  '& .Sheet-line + .Sheet-line': { justifyContent: 'space-between' },
  '& .Sheet-line [aria-hidden]:first-of-type': oneStar,
  '& .Sheet-demo': {
    ...theme.typography.subtitle2,
    // Above the link that the whole is, and as high as fingers need.
    position: 'relative',
    zIndex: 1,
    margin: '-8px 0',
    padding: '8px 0',
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { margin: '-12px 0', padding: '12px 0' },
  },
  // On phones what it costs and how it is rated in one line; the demo is the first thing on its page.
  [theme.breakpoints.down('sm')]: {
    '& .Sheet-page': { marginBottom: 10 },
    '& h3': theme.typography.h5,
    '& .Sheet-kind': { margin: '0 0 2px' },
    '& .Sheet-off, & .Sheet-demo': { display: 'none' },
    '& .Sheet-foot': { display: 'flex', justifyContent: 'space-between', columnGap: 8 },
  },
}));

const TitleLink = styled(AppLink)(stretchedLink);

/** A template as the page that one begins with. It leads to its details; the live demo is a link of its own. */
export function TemplateSheet({ template }: { template: Template }) {
  const { id, title, type, author, imageUrl, price, oldPrice, rating } = template;
  return (
    <Sheet>
      <div className="Sheet-page">
        <Picture
          src={imageUrl}
          alt=""
          name={title}
          width={640}
          height={480}
          sx={{ borderRadius: 0 }}
        />
      </div>
      <h3>
        <TitleLink to={pathTo('template', { id })}>{title}</TitleLink>
      </h3>
      <p className="Sheet-kind">
        {type.name} · {author.name}
      </p>
      <div className="Sheet-foot">
        <div className="Sheet-line">
          <Price price={price} oldPrice={oldPrice} size="small" />
          <span className="Sheet-off">
            <DiscountBadge percent={template.discountPercent} />
          </span>
        </div>
        <div className="Sheet-line">
          <RatingLine rating={rating} />
          <AppLink className="Sheet-demo" to={pathTo('template', { id, demo: 'fit' })}>
            Live Demo<VisuallyHidden> of {title}</VisuallyHidden>
          </AppLink>
        </div>
      </div>
    </Sheet>
  );
}

/** Shown where a {@link TemplateSheet} will be. */
export function TemplateSheetSkeleton() {
  return (
    <Sheet>
      <div className="Sheet-page">
        <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '640 / 480' }} />
      </div>
      <Skeleton width="64%" sx={{ typography: { xs: 'h5', sm: 'h4' } }} />
      <div className="Sheet-kind">
        <Skeleton width="84%" />
      </div>
      <div className="Sheet-foot">
        <div className="Sheet-line">
          <Skeleton width={64} />
        </div>
        <div className="Sheet-line">
          <Skeleton width={84} />
        </div>
      </div>
    </Sheet>
  );
}
