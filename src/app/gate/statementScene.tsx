import type { Listing } from '../../api/resources/listings';
import { usePartnershipTerms, type PartnershipTerms } from '../../api/resources/partner-accounts';
import { useBestOffers, type ShowcaseRow } from '../../api/resources/showcase';
import { formatExactMoney } from '../../lib/money';
import { SITE_NAME } from '../../site';
import { PaperScene } from './PaperScene';
import { Line, Receipt } from './Receipt';
import { Example, Item, priceOf, titleOf } from './stageParts';

/** What is kept of these sales, and what is left for the seller. */
function sharesOf(sold: readonly Listing[] | undefined, terms: PartnershipTerms | undefined) {
  if (!sold?.[0] || !terms) return undefined;
  const { currency } = sold[0].price;
  const gross = sold.reduce((sum, { price }) => sum + price.amountMinor, 0);
  const fee = Math.round((gross * terms.feePercent) / 100);
  return {
    fee: `−${formatExactMoney({ amountMinor: fee, currency })}`,
    net: formatExactMoney({ amountMinor: gross - fee, currency }),
  };
}

/** A statement of a month over what was sold: whose share is what, and when it is paid out. */
export function StatementScene() {
  const { data: terms } = usePartnershipTerms();
  const soldOf = (data: ShowcaseRow | undefined) => data?.items.slice(-6).reverse() ?? [];
  const keeps = terms ? `${SITE_NAME} keeps ${terms.feePercent}%` : `${SITE_NAME} keeps`;
  return (
    <Example
      of="the statement of a month"
      query={useBestOffers()}
      tone="warning"
      glance={(data) => {
        const [first] = soldOf(data);
        const shares = sharesOf(first && [first], terms);
        return (
          <>
            <div className="Glance-line">
              <span>{titleOf(first)}</span>
              <b>{priceOf(first) ?? '–'}</b>
            </div>
            <div className="Glance-line">
              <span>{keeps}</span>
              <b>{shares?.fee ?? '–'}</b>
            </div>
            <div className="Glance-line" data-sum>
              <span>{terms ? `Yours, paid out on day ${terms.payoutDay}` : 'Yours'}</span>
              <b>{shares?.net ?? '–'}</b>
            </div>
          </>
        );
      }}
    >
      {(data) => {
        const sold = soldOf(data);
        const shares = sharesOf(data && sold.slice(0, 3), terms);
        return (
          <PaperScene>
            <div className="Stage-window" data-few>
              <div className="Stage-bar">
                <b>Sold</b>
              </div>
              <div className="Stage-rows">
                {[0, 1, 2, 3, 4, 5].map((place) => (
                  <Item key={place} item={sold[place]} words={priceOf(sold[place])} />
                ))}
              </div>
            </div>
            <Receipt head="Statement">
              {[0, 1, 2].map((place) => (
                <Line key={place} name={titleOf(sold[place])} value={priceOf(sold[place])} />
              ))}
              <hr />
              <Line name={terms ? `Fee of ${terms.feePercent}%` : 'Fee'} value={shares?.fee} />
              <Line name="Yours" value={shares?.net} isSum />
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
