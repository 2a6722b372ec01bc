import { styled } from '@mui/material/styles';
import { useListings, type Listing } from '../../api/resources/listings';
import { useBestOffers, usePopularTools } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { radius } from '../../theme/tokens';
import { HeartIcon } from '../../ui/icons';
import type { Query } from '../../ui/QueryView';
import { Cover, Example, Item, priceOf, shortNamed, titleOf } from './stageParts';
import { BESIDE, beyondStage, withinStage } from './stageStyles';
import { Tiles } from './Tiles';

interface ShownProps {
  query: Pick<Query<{ items: readonly Listing[] }>, 'data' | 'error'>;
  /** The ground of the stage: that of deals, or that of courses. */
  tone: 'deal' | 'success';
}

const useCourses = () => useListings({ kind: 'course', sort: ['-rating'], pageSize: 9 });

/** How a price comes down to that of today, in steps, as a line of 100 by 40. */
const FALL = 'M0 4H26V12H52V20H74V34H100';

/** From this width of the stage on its rows have room for large pictures. */
const ROOMY = '@container (min-width: 820px)';

const Saved = styled(Tiles)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Saved-head': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '16px 20px 0',
      '& .Stage-name b': { ...theme.typography.h4 },
    },
    '& .Saved-price': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 10,
      padding: '10px 20px 20px',
      '& b': { ...theme.typography.h2 },
      '& s': { color: palette.text.secondary },
      '& .Stage-pill': { marginLeft: 'auto' },
    },
    '& .Saved-since': { padding: '0 20px 4px' },
    '& .Saved-fall': {
      flex: '1 0 0',
      minHeight: 48,
      width: '100%',
      color: palette.success.main,
      '& path': {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.5,
        vectorEffect: 'non-scaling-stroke',
      },
      '& path:first-of-type': { fill: palette.tint.success, stroke: 'none' },
    },
    '& .Saved-now': {
      // A price is never broken: where room is short, the name beside it is.
      whiteSpace: 'nowrap',
      textAlign: 'right',
      '& s': { display: 'block', ...theme.typography.caption, color: palette.text.secondary },
    },
    // Its picture gives way to what it is and what it costs.
    '& > .Tiles-main': { '& img, & .Stage-wait': { flexShrink: 1, minHeight: 0 } },
    '& > .Tiles-list': {
      // Names of courses are long: two lines of whole words.
      '& .Stage-name b': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
        overflowWrap: 'normal',
        lineHeight: 1.25,
      },
      [BESIDE]: {
        gridRow: 'span 2',
        '& .Stage-item': { gap: 12, padding: '10px 14px', '& .Stage-wait, & img': { width: 60 } },
      },
      [ROOMY]: { '& .Stage-item': { padding: '10px 18px', '& .Stage-wait, & img': { width: 92 } } },
    },
  };
});

/** What is saved, the first with how its price fell. */
function SavedGoods({ query, tone }: ShownProps) {
  return (
    <Example
      of="saved products and today’s prices"
      query={query}
      tone={tone}
      // Of the first ones: the stage of the checkout has those that come later.
      row={(data) => shortNamed(data?.items.slice(0, 8))}
    >
      {(data) => {
        const [first] = data?.items ?? [];
        return (
          <Saved>
            <div className="Tiles-main Tiles-card">
              <Cover item={first} />
              <div className="Saved-head">
                <div className="Stage-name">
                  <b>{titleOf(first)}</b>
                  <small>{first?.vendor.name ?? '\u00a0'}</small>
                </div>
                <HeartIcon className="Tiles-heart" fontSize="small" />
              </div>
              <div className="Saved-price">
                <b>{priceOf(first) ?? '–'}</b>
                {first?.oldPrice ? <s>{formatMoney(first.oldPrice)}</s> : null}
                {first?.discountPercent ? (
                  <span className="Stage-pill" data-off>
                    −{first.discountPercent}%
                  </span>
                ) : null}
              </div>
              <small className="Saved-since">Its price since you saved it</small>
              <svg className="Saved-fall" viewBox="0 0 100 40" preserveAspectRatio="none">
                <path d={`${FALL}V40H0Z`} />
                <path d={FALL} />
              </svg>
            </div>
            <div className="Tiles-list">
              {[1, 2, 3, 4].map((place) => {
                const item = data?.items[place];
                return (
                  <Item key={place} item={item}>
                    <div className="Saved-now">
                      <b>{priceOf(item) ?? '–'}</b>
                      {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
                    </div>
                  </Item>
                );
              })}
            </div>
          </Saved>
        );
      }}
    </Example>
  );
}

/** Saved software. */
export function SavedScene() {
  return <SavedGoods query={usePopularTools()} tone="deal" />;
}

/** Saved courses. */
export function SavedCoursesScene() {
  return <SavedGoods query={useCourses()} tone="success" />;
}

/** Cards in two columns that go on below the lower edge; two whole ones where there is little room. */
const Cards = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    inset: withinStage,
    display: 'grid',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    [BESIDE]: {
      position: 'static',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 20,
      padding: beyondStage,
    },
    '& > :nth-of-type(n + 3)': { display: 'none', [BESIDE]: { display: 'flex' } },
    '& > div': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
      // Its picture gives way to what it is and what it costs.
      '& img, & .Stage-wait': { minHeight: 0, borderRadius: 0, outline: 0 },
      '& > .Stage-pill': { position: 'absolute', top: 10, left: 10 },
    },
    '& .Offers-line': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 8,
      padding: '10px 14px 12px',
      whiteSpace: 'nowrap',
      '& b:first-of-type': {
        flexGrow: 1,
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      '& s': { ...theme.typography.caption, color: palette.text.secondary },
    },
  };
});

/** Products with what is taken off their price. */
function Offers({ query, tone }: ShownProps) {
  return (
    <Example
      of="products at a discount"
      query={query}
      tone={tone}
      row={(data) => shortNamed(data?.items)}
    >
      {(data) => (
        <Cards>
          {[0, 1, 2, 3].map((place) => {
            const item = data?.items[place];
            return (
              <div key={place}>
                <Cover item={item} />
                {item?.discountPercent ? (
                  <span className="Stage-pill" data-off>
                    {item.discountPercent}% off
                  </span>
                ) : null}
                <div className="Offers-line">
                  <b>{titleOf(item)}</b>
                  <b>{priceOf(item) ?? '–'}</b>
                  {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
                </div>
              </div>
            );
          })}
        </Cards>
      )}
    </Example>
  );
}

/** Software at a discount. */
export function OffersScene() {
  return <Offers query={useBestOffers()} tone="deal" />;
}

/** Courses at a discount. */
export function CourseOffersScene() {
  return <Offers query={useCourses()} tone="success" />;
}
