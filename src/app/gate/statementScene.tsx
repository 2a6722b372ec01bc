import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { SITE_NAME } from '../../site';
import { exampleMonth } from './exampleMonth';
import { PaperScene } from './PaperScene';
import { Line, Receipt } from './Receipt';
import { Example, Item, titleOf } from './stageParts';

/** A statement of a month over what was sold: whose share is what, and when it is paid out. */
export function StatementScene() {
  return (
    <Example
      of="the statement of a month"
      query={usePartnershipTerms()}
      tone="warning"
      glance={(terms) => {
        const { gross, fee, net } = exampleMonth(terms);
        return (
          <>
            <div className="Glance-line">
              <span>Sold</span>
              <b>{gross ?? '–'}</b>
            </div>
            <div className="Glance-line">
              <span>
                {SITE_NAME} keeps {terms ? `${terms.feePercent}%` : null}
              </span>
              <b>{fee ? `−${fee}` : '–'}</b>
            </div>
            <div className="Glance-line" data-sum>
              <span>{terms ? `Yours, paid out on day ${terms.payoutDay}` : 'Yours'}</span>
              <b>{net ?? '–'}</b>
            </div>
          </>
        );
      }}
    >
      {(terms) => {
        const { sold, fee, net } = exampleMonth(terms);
        return (
          <PaperScene>
            <div className="Stage-window" data-few>
              <div className="Stage-bar">
                <b>Sold</b>
              </div>
              <div className="Stage-rows">
                {sold.map(({ item, price }, place) => (
                  <Item key={place} item={item} words={price} />
                ))}
              </div>
            </div>
            <Receipt head="Statement">
              {sold.map(({ item, price }, place) => (
                <Line key={place} name={titleOf(item)} value={price} />
              ))}
              <hr />
              <Line name={terms ? `Fee of ${terms.feePercent}%` : 'Fee'} value={fee && `−${fee}`} />
              <Line name="Yours" value={net} isSum />
              <small>
                {terms ? `Paid out on day ${terms.payoutDay} of the next month` : '\u00a0'}
              </small>
            </Receipt>
          </PaperScene>
        );
      }}
    </Example>
  );
}
