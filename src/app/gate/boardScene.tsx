import { styled } from '@mui/material/styles';
import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { usePopularTools } from '../../api/resources/showcase';
import { fontFamilies, radius, veil } from '../../theme/tokens';
import { Cover, Example, Item, priceOf, type StageProps } from './stageParts';
import { MOST, onSaleOf, WEEK } from './sampleWeek';
import { BESIDE } from './stageStyles';
import { Tiles } from './Tiles';

/** What is listed: the last is still to be reviewed. */
const STATES = ['Live', 'Live', 'Draft'];

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
    '& .Board-bars': { flexGrow: 1, minHeight: 0, marginTop: 16 },
    '& .Board-days': {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '3%',
      paddingTop: 6,
      textAlign: 'center',
    },
  };
});

const Bars = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    alignItems: 'end',
    gap: '3%',
    borderBottom: `1px solid ${veil.hairline}`,
    '& i': { borderRadius: '5px 5px 0 0', backgroundColor: veil.edge },
    '& [data-most]': { backgroundColor: palette.accent.main },
  };
});

const WeekBars = () => (
  <Bars className="Board-bars">
    {WEEK.map(({ day, sales }) => (
      <i
        key={day}
        data-most={sales === MOST || undefined}
        style={{ height: `${(100 * sales) / MOST}%` }}
      />
    ))}
  </Bars>
);

/** Whose share of a sale is how large, with what is on sale and how it stands. */
export function BoardScene({ isWhole }: StageProps) {
  const { data: terms } = usePartnershipTerms();
  const share = terms ? `${100 - terms.feePercent}%` : '–';
  return (
    <Example
      of="products that are on sale, and a week of sales as a chart"
      query={usePopularTools()}
      tone="warning"
      isWhole={isWhole}
      glanceOf="sides"
      glance={() => (
        <>
          <div className="Glance-side">
            <span className="Glance-figure">{share}</span>
            <small>of every sale is yours</small>
          </div>
          <BoardChart>
            <WeekBars />
          </BoardChart>
        </>
      )}
    >
      {(data) => {
        const items = onSaleOf(data);
        return (
          <Tiles>
            <Earned className="Tiles-main">
              <small>Your share</small>
              <strong>{share}</strong>
              <small>of every sale is yours</small>
              <WeekBars />
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
              {STATES.map((state, place) => (
                <Item key={place} item={items[place]} words={priceOf(items[place])}>
                  <span className="Stage-pill" data-open={state !== 'Live' || undefined}>
                    {state}
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

/** The ground that the bars have on phones: that of the tile elsewhere. */
const BoardChart = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 132,
  alignSelf: 'stretch',
  margin: '6px 0',
  padding: '12px 14px 0',
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.surface.band,
}));
