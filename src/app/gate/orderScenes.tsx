import { styled } from '@mui/material/styles';
import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import {
  useBestOffers,
  usePopularTools,
  useTopSellers,
  type ShowcaseRow,
} from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { SITE_NAME } from '../../site';
import { radius } from '../../theme/tokens';
import type { Query } from '../../ui/QueryView';
import { Line, Receipt, RECEIPT_WIDTH } from './Receipt';
import { Cover, Example, goodsOf, Item, priceOf, titleOf } from './stageParts';
import { BESIDE, beyondStage } from './stageStyles';

/** How far an order has come. */
const STEPS = [
  { title: 'Paid', words: 'Once, for good', isDone: true },
  { title: 'License keys sent', words: 'To you, and to your products', isDone: true },
  { title: `${REFUND_DAYS} days to change your mind`, words: 'Then it is yours', isDone: false },
];

const Scene = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Stage-window': { [BESIDE]: { right: '34cqw' } },
    '& .Stage-item': {
      padding: '8px 20px',
      '& .Stage-wait, & img': { width: 64 },
      [BESIDE]: { padding: '14px 20px', '& .Stage-wait, & img': { width: 96 } },
    },
    // In a narrow panel the paper lies where the others would show half.
    '& .Stage-item ~ .Stage-item ~ .Stage-item, & [data-few] .Stage-item ~ .Stage-item': {
      display: 'none',
      [BESIDE]: { display: 'flex' },
    },
    '& .Orders-steps': {
      display: 'none',
      gap: 14,
      padding: '18px 20px',
      borderBottom: `1px solid ${palette.divider}`,
      [BESIDE]: { display: 'grid' },
      '& > div': { position: 'relative', display: 'grid', paddingLeft: 30 },
      '& > div::before': {
        content: '""',
        position: 'absolute',
        left: 2,
        top: 4,
        width: 10,
        height: 10,
        border: `2px solid ${palette.success.main}`,
        borderRadius: 99,
      },
      '& > [data-done]::before': { backgroundColor: palette.success.main },
      '& > :not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        left: 8,
        top: 22,
        bottom: -14,
        width: 2,
        backgroundColor: palette.tint.success,
      },
    },
    // Whole pictures below each other, and the paper beside them.
    '& .Orders-wall': {
      display: 'grid',
      gap: 14,
      padding: beyondStage,
      [BESIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 18,
        marginRight: `calc(${RECEIPT_WIDTH} + 18px)`,
      },
      '& > div': {
        overflow: 'hidden',
        borderRadius: radius.card,
        boxShadow: palette.elevation.hover,
      },
      // In a narrow panel the paper lies where only a part of them would show.
      '& > :nth-of-type(n + 2)': { visibility: 'hidden', [BESIDE]: { visibility: 'visible' } },
    },
  };
});

/** What was bought and what it cost. */
function Bought({ data }: { data: ShowcaseRow | undefined }) {
  const items = goodsOf(data);
  const basket = data?.basket;
  return (
    <Receipt head="Receipt">
      {[0, 1, 2].map((place) => (
        <Line key={place} name={items[place]?.title} value={priceOf(items[place])} />
      ))}
      <hr />
      {data && !basket ? null : (
        <Line name="Total" value={basket ? formatMoney(basket.price) : undefined} isSum />
      )}
      <small>{REFUND_DAYS} days to change your mind</small>
    </Receipt>
  );
}

/** A receipt over an order and how far it has come. */
export function OrdersScene() {
  return (
    <Example of="an order and its receipt" query={useBestOffers()} row={goodsOf}>
      {(data) => (
        <Scene>
          <div className="Stage-window">
            <div className="Stage-bar">
              <b>Your order</b>
              <span className="Stage-pill">Paid</span>
            </div>
            <div className="Orders-steps">
              {STEPS.map(({ title, words, isDone }) => (
                <div key={title} data-done={isDone || undefined}>
                  <b>{title}</b>
                  <small>{words}</small>
                </div>
              ))}
            </div>
            {[0, 1, 2].map((place) => (
              <Item key={place} item={goodsOf(data)[place]} />
            ))}
          </div>
          <Bought data={data} />
        </Scene>
      )}
    </Example>
  );
}

/** A receipt over the goods that are on it. */
function Goods({ query }: { query: Pick<Query<ShowcaseRow>, 'data' | 'error'> }) {
  return (
    <Example of="products and their receipt" query={query} row={goodsOf}>
      {(data) => (
        <Scene>
          <div className="Orders-wall">
            {[0, 1, 2].map((place) => (
              <div key={place}>
                <Cover item={goodsOf(data)[place]} />
              </div>
            ))}
          </div>
          <Bought data={data} />
        </Scene>
      )}
    </Example>
  );
}

/** What an account holds: not what its order is an example of. */
export function GoodsScene() {
  return <Goods query={useTopSellers()} />;
}

/** What is about to be paid. */
export function CheckoutScene() {
  return <Goods query={usePopularTools()} />;
}

/** A statement of a month over what was sold: whose share is what, and when it is paid out. */
export function StatementScene() {
  const { data: terms } = usePartnershipTerms();
  const soldOf = (data: ShowcaseRow | undefined) => data?.items.slice(-6).reverse() ?? [];
  return (
    <Example of="the statement of a month" query={useBestOffers()} tone="warning" row={soldOf}>
      {(data) => (
        <Scene>
          <div className="Stage-window" data-few>
            <div className="Stage-bar">
              <b>Sold</b>
            </div>
            {[0, 1, 2, 3, 4, 5].map((place) => (
              <Item key={place} item={soldOf(data)[place]} words={priceOf(soldOf(data)[place])} />
            ))}
          </div>
          <Receipt head="Statement">
            {[0, 1, 2].map((place) => (
              <Line
                key={place}
                name={titleOf(soldOf(data)[place])}
                value={priceOf(soldOf(data)[place])}
              />
            ))}
            <hr />
            {/* Of sales that are not paid back: no share of the sum of those above. */}
            <Line name={`${SITE_NAME} keeps`} value={terms && `${terms.feePercent}%`} />
            <Line name="Yours" value="The rest" isSum />
            <small>
              {terms ? `Paid out on day ${terms.payoutDay} of the next month` : '\u00a0'}
            </small>
          </Receipt>
        </Scene>
      )}
    </Example>
  );
}
