import { styled } from '@mui/material/styles';
import { useTopSellers } from '../../api/resources/showcase';
import { radius } from '../../theme/tokens';
import { MOST, onSaleOf, WEEK } from './sampleWeek';
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
    },
    '& .Chart-bars': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      alignItems: 'end',
      gap: '6%',
      padding: '0 3%',
      height: '28cqh',
      borderBottom: `1px solid ${palette.outline}`,
      backgroundImage: `repeating-linear-gradient(${palette.divider} 0 1px, transparent 1px 25%)`,
      '& i': {
        borderRadius: `${radius.small}px ${radius.small}px 0 0`,
        backgroundColor: palette.fill,
      },
    },
    '& .Chart-days': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      paddingTop: 6,
      textAlign: 'center',
    },
  };
});

const Keys = () => (
  <div className="Chart-keys">
    <small>
      <i />
      Revenue
    </small>
  </div>
);

const SalesBars = () => (
  <div className="Chart-bars">
    {WEEK.map(({ day, sales }) => (
      <i key={day} style={{ height: `${(92 * sales) / MOST}%` }} />
    ))}
  </div>
);

/** A chart of what a seller earned, over what is on sale: without names of vendors, as it is one’s own. */
export function SalesScene() {
  return (
    <Example
      of="the revenue of a week as a chart"
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
            <div className="Stage-rows">
              {[0, 1, 2].map((place) => (
                <Item key={place} item={items[place]} words={items[place]?.categories[0]?.name}>
                  <b>{priceOf(items[place]) ?? '–'}</b>
                </Item>
              ))}
            </div>
          </div>
        );
      }}
    </Example>
  );
}
