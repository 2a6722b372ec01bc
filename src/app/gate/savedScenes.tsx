import { styled } from '@mui/material/styles';
import { useListings } from '../../api/resources/listings';
import { usePopularTools } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { HeartIcon } from '../../ui/icons';
import { Price, type ShownProps } from './shownGoods';
import { Cover, Example, Item, offOf, paidOnce, Rate, shortNamed, titleOf } from './stageParts';
import { BESIDE, ROOMY } from './stageStyles';
import { Tiles } from './Tiles';

/** How a price comes down to that of today, in steps, as a line of 100 by 40. */
const FALL = 'M0 4H26V12H52V20H74V34H100';

const Saved = styled(Tiles)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44cqw)' },
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
    },
    '& .Saved-since': { padding: '0 20px 4px' },
    '& .Saved-fall': { flex: '1 0 0', minHeight: 48 },
    // Its picture gives way to what it is and what it costs.
    '& > .Tiles-main': { '& img, & .Stage-wait': { flexShrink: 1, minHeight: 0 } },
    '& > .Tiles-list': {
      // Names of courses are long: up to three lines of whole words.
      '& .Stage-name b': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        whiteSpace: 'normal',
        overflowWrap: 'normal',
      },
      [BESIDE]: {
        gridRow: 'span 2',
        '& .Stage-item': { gap: 12, padding: '8px 14px', '& .Stage-wait, & img': { width: 88 } },
      },
      [ROOMY]: {
        '& .Stage-item': { gap: 16, padding: '8px 18px', '& .Stage-wait, & img': { width: 124 } },
      },
    },
  };
});

const FallLine = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    height: 34,
    color: palette.success.main,
    '& path': {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2.5,
      vectorEffect: 'non-scaling-stroke',
    },
    '& path:first-of-type': { fill: palette.tint.success, stroke: 'none' },
  };
});

const Fall = () => (
  <FallLine className="Saved-fall" viewBox="0 0 100 40" preserveAspectRatio="none">
    <path d={`${FALL}V40H0Z`} />
    <path d={FALL} />
  </FallLine>
);

/** Where there is little room, the line beside what it tells. */
const FallNote = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
});

/** What is saved, the first with how its price fell. */
function SavedGoods({ query, tone }: ShownProps) {
  return (
    <Example
      of="saved products and today’s prices"
      query={query}
      tone={tone}
      glance={(data) => {
        const [first] = paidOnce(data?.items);
        return (
          <>
            <Item item={first}>
              <Price item={first} />
            </Item>
            <FallNote>
              <small>Its price since you saved it</small>
              <Fall />
            </FallNote>
          </>
        );
      }}
    >
      {(data) => {
        const [first, ...rest] = paidOnce(data?.items);
        // Those whose names have room beside their prices.
        const others = shortNamed(rest);
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
                <Rate item={first} />
                {first?.oldPrice ? <s>{formatMoney(first.oldPrice)}</s> : null}
                <span className="Stage-off">{offOf(first)}</span>
              </div>
              <small className="Saved-since">Its price since you saved it</small>
              <Fall />
            </div>
            <div className="Tiles-list">
              {[0, 1, 2, 3].map((place) => {
                const item = others[place];
                return (
                  <Item key={place} item={item}>
                    <Price item={item} />
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

/** Saved courses: of many, so that four have names of two lines at most. */
export function SavedCoursesScene() {
  const courses = useListings({ kind: 'course', sort: ['-rating'], pageSize: 24 });
  return <SavedGoods query={courses} tone="success" />;
}
