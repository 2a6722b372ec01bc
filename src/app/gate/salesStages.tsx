import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { useBestOffers } from '../../api/resources/showcase';
import { SITE_NAME } from '../../site';
import { Cover, Example, Line, Paper, priceOf } from './stageParts';

/** How high the bars of the sample chart are, in percent: visitors and sales of each day. */
const BARS = [52, 30, 64, 41, 58, 36, 80, 55, 70, 47, 96, 74, 88, 62];

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A chart of visitors and sales over what is on sale. */
export function SalesStage() {
  return (
    <Example of="sales of a week as a chart" query={useBestOffers()} tone="warning">
      {(data) => (
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
      )}
    </Example>
  );
}

/** A statement of a month: what was sold, whose share is what, and when it is paid out. */
export function StatementStage() {
  const { data: terms } = usePartnershipTerms();
  return (
    <Example of="the statement of a month" query={useBestOffers()} tone="warning">
      {(data) => (
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
          {/* Of sales that are not paid back: no share of the sum of those above. */}
          <Line name={`${SITE_NAME} keeps`} value={terms && `${terms.feePercent}%`} />
          <Line name="Yours" value="The rest" isSum />
          <small>{terms ? `Paid out on day ${terms.payoutDay} of the next month` : '\u00a0'}</small>
        </Paper>
      )}
    </Example>
  );
}
