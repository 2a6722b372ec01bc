import { styled } from '@mui/material/styles';
import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { usePopularTools, useTopSellers, type ShowcaseRow } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { fontFamilies, radius, veil } from '../../theme/tokens';
import { Cover, Example, Item, shortNamed, type StageProps } from './stageParts';
import { BESIDE } from './stageStyles';
import { Tiles } from './Tiles';

/** How many were sold on each day of the sample week, and how many looked at them. */
const WEEK = [
  { day: 'Mon', sales: 3, visits: 41 },
  { day: 'Tue', sales: 5, visits: 58 },
  { day: 'Wed', sales: 4, visits: 52 },
  { day: 'Thu', sales: 7, visits: 74 },
  { day: 'Fri', sales: 6, visits: 69 },
  { day: 'Sat', sales: 10, visits: 96 },
  { day: 'Sun', sales: 8, visits: 88 },
];

/** The same sales by product; the last is still to be reviewed. */
const SOLD = [24, 19, 0];

const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);
const SALES = sum(WEEK.map(({ sales }) => sales));
const MOST = Math.max(...WEEK.map(({ sales }) => sales));

/** Products that sell; their names have to fit beside how they do. */
const onSaleOf = (data: ShowcaseRow | undefined) => shortNamed(data?.items.slice(-5));

/** What the sample week brings at the prices of its products, of which the share is theirs. */
function earningsOf(data: ShowcaseRow | undefined, percent: number | undefined) {
  const items = onSaleOf(data);
  const currency = items[0]?.price.currency;
  if (!currency || percent === undefined) return undefined;
  const gross = sum(SOLD.map((count, place) => count * (items[place]?.price.amountMinor ?? 0)));
  return formatMoney({ amountMinor: Math.round((gross * percent) / 1e4) * 100, currency });
}

const Earned = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    padding: '20px 22px 16px',
    borderRadius: 20,
    backgroundColor: palette.surface.band,
    color: palette.surface.onBand,
    boxShadow: palette.elevation.overlay,
    [BESIDE]: { padding: '26px 28px 20px' },
    '& small': { color: palette.surface.onBandMuted },
    '& strong': {
      fontFamily: fontFamilies.heading,
      fontSize: 'clamp(2.5rem, 9cqw, 4.5rem)',
      lineHeight: 1.1,
      letterSpacing: '-0.03em',
    },
    '& .Board-bars': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      alignItems: 'end',
      gap: '3%',
      flexGrow: 1,
      minHeight: 0,
      marginTop: 16,
      borderBottom: `1px solid ${veil.hairline}`,
      '& i': { borderRadius: '5px 5px 0 0', backgroundColor: veil.edge },
      '& [data-most]': { backgroundColor: palette.accent.main },
    },
    '& .Board-days': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '3%',
      paddingTop: 6,
      textAlign: 'center',
    },
  };
});

/** What a week brought, with what is on sale and how it does. */
export function BoardScene({ isWhole }: StageProps) {
  const { data: terms } = usePartnershipTerms();
  const percent = terms && 100 - terms.feePercent;
  return (
    <Example
      of="products that are on sale, and what a week brought"
      query={usePopularTools()}
      tone="warning"
      row={onSaleOf}
      isWhole={isWhole}
    >
      {(data) => {
        const items = onSaleOf(data);
        return (
          <Tiles>
            <Earned className="Tiles-main">
              <small>Your sales this week</small>
              <strong>{earningsOf(data, percent) ?? '–'}</strong>
              <small>
                {percent === undefined ? '\u00a0' : `Your ${percent}% of ${SALES} sales`}
              </small>
              <div className="Board-bars">
                {WEEK.map(({ day, sales }) => (
                  <i
                    key={day}
                    data-most={sales === MOST || undefined}
                    style={{ height: `${(100 * sales) / MOST}%` }}
                  />
                ))}
              </div>
              <div className="Board-days">
                {WEEK.map(({ day }) => (
                  <small key={day}>{day.charAt(0)}</small>
                ))}
              </div>
            </Earned>
            <div className="Tiles-picture">
              <Cover item={items[0]} />
            </div>
            <div className="Tiles-list">
              {SOLD.map((count, place) => (
                <Item
                  key={place}
                  item={items[place]}
                  words={count > 0 ? `${count} sold` : 'New today'}
                >
                  <span className="Stage-pill" data-open={count === 0 || undefined}>
                    {count > 0 ? 'Live' : 'In review'}
                  </span>
                </Item>
              ))}
            </div>
          </Tiles>
        );
      }}
    </Example>
  );
}

const Chart = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    padding: '18px 20px 12px',
    borderBottom: `1px solid ${palette.divider}`,
    '& .Chart-keys': {
      display: 'flex',
      gap: 20,
      marginBottom: 14,
      '& i': {
        display: 'inline-block',
        width: 10,
        height: 10,
        marginRight: 6,
        borderRadius: 3,
        backgroundColor: palette.fill,
      },
      '& [data-visits] i': { backgroundColor: palette.tint.primary },
    },
    '& .Chart-bars': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      alignItems: 'end',
      gap: '3%',
      height: '38cqh',
      borderBottom: `1px solid ${palette.outline}`,
      backgroundImage: `repeating-linear-gradient(${palette.divider} 0 1px, transparent 1px 25%)`,
      '& > div': { display: 'flex', alignItems: 'flex-end', gap: '8%', height: '100%' },
      '& i': { flex: 1, borderRadius: `${radius.small}px ${radius.small}px 0 0` },
      '& i:first-of-type': { backgroundColor: palette.tint.primary },
      '& i:last-of-type': { backgroundColor: palette.fill },
    },
    '& .Chart-days': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '3%',
      paddingTop: 6,
      textAlign: 'center',
    },
  };
});

/** A chart of visitors and sales over what is on sale. */
export function SalesScene() {
  return (
    <Example of="sales of a week as a chart" query={useTopSellers()} tone="warning" row={onSaleOf}>
      {(data) => {
        const items = onSaleOf(data);
        return (
          <div className="Stage-window">
            <div className="Stage-bar">
              <b>Sales</b>
              <small>This week</small>
            </div>
            <Chart>
              <div className="Chart-keys">
                <small data-visits>
                  <i />
                  Visitors
                </small>
                <small>
                  <i />
                  Sales
                </small>
              </div>
              <div className="Chart-bars">
                {WEEK.map(({ day, sales, visits }) => (
                  <div key={day}>
                    <i style={{ height: `${visits}%` }} />
                    <i style={{ height: `${sales * 7}%` }} />
                  </div>
                ))}
              </div>
              <div className="Chart-days">
                {WEEK.map(({ day }) => (
                  <small key={day}>{day}</small>
                ))}
              </div>
            </Chart>
            {[24, 19, 12].map((count, place) => (
              <Item key={count} item={items[place]}>
                <b>{count} sold</b>
              </Item>
            ))}
          </div>
        );
      }}
    </Example>
  );
}
