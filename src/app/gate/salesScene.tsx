import { styled } from '@mui/material/styles';
import { useTopSellers } from '../../api/resources/showcase';
import { radius } from '../../theme/tokens';
import { onSaleOf, WEEK } from './sampleWeek';
import { Example, Item, priceOf } from './stageParts';

const Chart = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '&:not([data-low])': {
      padding: '18px 20px 12px',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '&[data-low]': { '& .Chart-keys': { marginBottom: 8 }, '& .Chart-bars': { height: 66 } },
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
      '& [data-visits] i': { backgroundColor: palette.outline },
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
      '& i:first-of-type': { backgroundColor: palette.outline },
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

const Keys = () => (
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
);

const SalesBars = () => (
  <div className="Chart-bars">
    {WEEK.map(({ day, sales, visits }) => (
      <div key={day}>
        <i style={{ height: `${visits}%` }} />
        <i style={{ height: `${sales * 7}%` }} />
      </div>
    ))}
  </div>
);

/** A chart of visitors and sales over what is on sale. */
export function SalesScene() {
  return (
    <Example
      of="sales of a week as a chart"
      query={useTopSellers()}
      tone="warning"
      glance={() => (
        <Chart data-low>
          <Keys />
          <SalesBars />
        </Chart>
      )}
    >
      {(data) => {
        const items = onSaleOf(data);
        return (
          <div className="Stage-window">
            <div className="Stage-bar">
              <b>Sales</b>
              <small>This week</small>
            </div>
            <Chart>
              <Keys />
              <SalesBars />
              <div className="Chart-days">
                {WEEK.map(({ day }) => (
                  <small key={day}>{day}</small>
                ))}
              </div>
            </Chart>
            {[0, 1, 2].map((place) => (
              <Item key={place} item={items[place]}>
                <b>{priceOf(items[place]) ?? '–'}</b>
              </Item>
            ))}
          </div>
        );
      }}
    </Example>
  );
}
