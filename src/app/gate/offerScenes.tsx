import { styled } from '@mui/material/styles';
import { useListings, type Listing } from '../../api/resources/listings';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { radius } from '../../theme/tokens';
import { Price, type ShownProps } from './shownGoods';
import { Cover, Example, Item, offOf, paidOnce, Rate, shortNamed, titleOf } from './stageParts';
import { BESIDE, ROOMY, TALL, withinStage } from './stageStyles';

/**
 * Cards in two rows, or three where the stage is high and narrow, as wide as leaves their pictures whole:
 * four in all, six, or eight where there is much room.
 */
const Cards = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...withinStage,
    display: 'grid',
    gridTemplateRows: 'repeat(2, minmax(0, max-content))',
    alignContent: 'center',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    [BESIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [ROOMY]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [TALL]: { gridTemplateRows: 'repeat(3, minmax(0, max-content))' },
    '& > :nth-of-type(n + 5)': {
      display: 'none',
      [BESIDE]: { display: 'flex' },
      [TALL]: { display: 'flex' },
    },
    '& > :nth-of-type(n + 7)': {
      [BESIDE]: { display: 'none' },
      [TALL]: { display: 'none' },
      [ROOMY]: { display: 'flex' },
    },
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
    },
    '& .Offers-line': {
      display: 'flex',
      flexGrow: 1,
      flexWrap: 'wrap',
      alignItems: 'baseline',
      // What those of a row cost lies on one line.
      alignContent: 'space-between',
      columnGap: 8,
      padding: '8px 10px 10px',
      '& b:first-of-type': {
        ...theme.typography.subtitle2,
        width: '100%',
      },
      // Where room is short, the price before says it.
      '& .Stage-off': { display: 'none', [BESIDE]: { display: 'inline' } },
      [BESIDE]: { paddingInline: 14, '& b:first-of-type': { fontSize: 'inherit' } },
      '& s': { ...theme.typography.caption, color: palette.text.secondary },
    },
    // Courses have long names: pictures of one height need room for two lines in all.
    '&[data-long] .Offers-line b:first-of-type': { [BESIDE]: { minHeight: '2lh' } },
  };
});

/** Those at a discount, and of these the ones whose name and price have room. */
const reducedOf = (items: readonly Listing[] | undefined) =>
  shortNamed(paidOnce(items)).filter(({ oldPrice }) => oldPrice !== null);

/** Products with what is taken off their price. */
function Offers({ query, tone }: ShownProps) {
  return (
    <Example
      of="products at a discount"
      query={query}
      tone={tone}
      glanceOf="pair"
      glance={(data) =>
        [0, 1].map((place) => {
          const item = reducedOf(data?.items)[place];
          return (
            <Item key={place} item={item} words={offOf(item)}>
              <Price item={item} />
            </Item>
          );
        })
      }
    >
      {(data) => {
        const reduced = reducedOf(data?.items);
        return (
          <Cards data-long={tone === 'success' || undefined}>
            {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => {
              const item = reduced[place];
              return (
                <div key={place}>
                  <Cover item={item} />
                  <div className="Offers-line">
                    <b>{titleOf(item)}</b>
                    <Rate item={item} />
                    {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
                    <span className="Stage-off">{offOf(item)}</span>
                  </div>
                </div>
              );
            })}
          </Cards>
        );
      }}
    </Example>
  );
}

/** Software at a discount. */
export function OffersScene() {
  return <Offers query={useBestOffers()} tone="deal" />;
}

/** Courses at a discount. */
export function CourseOffersScene() {
  const live = useListings({ kind: 'course', status: 'live', sort: ['-rating'], pageSize: 12 });
  return <Offers query={live} tone="success" />;
}
