import { styled } from '@mui/material/styles';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { radius } from '../../theme/tokens';
import { Price, useCourses, type ShownProps } from './shownGoods';
import { Cover, Example, Item, offOf, rateOf, titleOf } from './stageParts';
import { BESIDE, ROOMY, withinStage } from './stageStyles';

/** Cards in two rows: two of them where there is little room, six where there is much. */
const Cards = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    inset: withinStage,
    display: 'grid',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [ROOMY]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > :nth-of-type(n + 3)': { display: 'none', [BESIDE]: { display: 'flex' } },
    '& > :nth-of-type(n + 5)': { [BESIDE]: { display: 'none' }, [ROOMY]: { display: 'flex' } },
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
      glanceOf="pair"
      glance={(data) =>
        [0, 1].map((place) => {
          const item = data?.items[place];
          return (
            <Item key={place} item={item} words={offOf(item)}>
              <Price item={item} />
            </Item>
          );
        })
      }
    >
      {(data) => (
        <Cards>
          {[0, 1, 2, 3, 4, 5].map((place) => {
            const item = data?.items[place];
            return (
              <div key={place}>
                <Cover item={item} />
                <div className="Offers-line">
                  <b>{titleOf(item)}</b>
                  <b>{rateOf(item) ?? '–'}</b>
                  {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
                  <span className="Stage-off">{offOf(item)}</span>
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
