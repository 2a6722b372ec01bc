import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { useBestOffers } from '../../api/resources/showcase';
import { Solo } from './Solo';
import { Cover, Line, Paper, priceOf } from './stageParts';
import { Stage } from './stageStyles';

/** How high the bars of the sample chart are, in percent: visitors and sales of each day. */
const BARS = [52, 30, 64, 41, 58, 36, 80, 55, 70, 47, 96, 74, 88, 62];

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A chart of visitors and sales over what is on sale. */
export function SalesStage() {
  const { data } = useBestOffers();
  return (
    <Stage
      role="img"
      aria-label="An example: sales of a week as a chart"
      data-tone="warning"
      data-solo
    >
      <Solo>
        <div className="Stage-card">
          <div className="Solo-head">
            Sales <small>This week</small>
          </div>
          <div className="Solo-chart">
            {BARS.map((height) => (
              <i key={height} style={{ height: `${height}%` }} />
            ))}
          </div>
          <div className="Solo-days">
            {DAYS.map((day) => (
              <small key={day}>{day}</small>
            ))}
          </div>
          {[-2, -1].map((place) => (
            <div key={place} className="Solo-row">
              <Cover item={data?.items.at(place)} width={96} />
              <div>
                <b>{data?.items.at(place)?.title ?? '\u00a0'}</b>
                <small>Live</small>
              </div>
              <div className="Solo-price">
                <b>{priceOf(data?.items.at(place)) ?? '–'}</b>
              </div>
            </div>
          ))}
        </div>
      </Solo>
    </Stage>
  );
}

/** A statement of a month: what was sold, whose share is what, and when it is paid out. */
export function StatementStage() {
  const { data } = useBestOffers();
  const { data: terms } = usePartnershipTerms();
  return (
    <Stage
      role="img"
      aria-label="An example: the statement of a month"
      data-tone="warning"
      data-solo
    >
      <Solo>
        <Paper head="Statement" aside="Each month">
          {[-3, -2, -1].map((place) => (
            <div key={place} className="Solo-row">
              <Cover item={data?.items.at(place)} width={96} />
              <div>
                <b>{data?.items.at(place)?.title ?? '\u00a0'}</b>
              </div>
              <div className="Solo-price">
                <b>{priceOf(data?.items.at(place)) ?? '–'}</b>
              </div>
            </div>
          ))}
          <hr />
          <Line name="Our share" value={terms && `${terms.feePercent} %`} />
          <Line name="Yours" value={terms && `${100 - terms.feePercent} %`} isSum />
          <small>{terms ? `Paid out on day ${terms.payoutDay} of the next month` : '\u00a0'}</small>
        </Paper>
      </Solo>
    </Stage>
  );
}
