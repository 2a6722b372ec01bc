import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';
import { MOST, WEEK } from './sampleWeek';

/** The ground of a chart of sales: low on a card, else over what follows it. */
export const Chart = styled('div')(({ theme }) => {
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

/** What its bars tell. */
export const Keys = () => (
  <div className="Chart-keys">
    <small>
      <i />
      Revenue
    </small>
  </div>
);

/** The bars of a week. */
export const SalesBars = () => (
  <div className="Chart-bars">
    {WEEK.map(({ day, sales }) => (
      <i key={day} style={{ height: `${(92 * sales) / MOST}%` }} />
    ))}
  </div>
);

/** The days below the bars. */
export const Days = () => (
  <div className="Chart-days">
    {WEEK.map(({ day }) => (
      <small key={day}>{day}</small>
    ))}
  </div>
);
