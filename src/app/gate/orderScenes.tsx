import { useBestOffers, useTopSellers, type ShowcaseRow } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { PaperScene } from './PaperScene';
import { Line, Receipt } from './Receipt';
import { Cover, Example, goodsOf, Item, priceOf } from './stageParts';

/** How far an order has come. */
const STEPS = [
  { title: 'Paid', short: 'Paid', words: 'Once, for good', isDone: true },
  {
    title: 'License keys sent',
    short: 'Keys sent',
    words: 'To you, and to your products',
    isDone: true,
  },
  {
    title: `${REFUND_DAYS} days to change your mind`,
    short: `${REFUND_DAYS}-day refund`,
    words: 'Then it is yours',
    isDone: false,
  },
];

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
    <Example
      of="an order and its receipt"
      query={useBestOffers()}
      glance={(data) => {
        const [first] = goodsOf(data);
        return (
          <>
            <Item item={first}>
              <b>{priceOf(first) ?? '–'}</b>
            </Item>
            <div className="Glance-steps">
              {STEPS.map(({ short, isDone }) => (
                <small key={short} data-done={isDone || undefined}>
                  {short}
                </small>
              ))}
            </div>
          </>
        );
      }}
    >
      {(data) => (
        <PaperScene>
          <div className="Stage-window">
            <div className="Stage-bar">
              <b>Your order</b>
            </div>
            <div className="Orders-steps">
              {STEPS.map(({ title, words, isDone }) => (
                <div key={title} data-done={isDone || undefined}>
                  <b>{title}</b>
                  <small>{words}</small>
                </div>
              ))}
            </div>
            <div className="Stage-rows">
              {[0, 1, 2].map((place) => (
                <Item key={place} item={goodsOf(data)[place]} />
              ))}
            </div>
          </div>
          <Bought data={data} />
        </PaperScene>
      )}
    </Example>
  );
}

/** What an account holds, under its receipt: not what its order is an example of. */
export function GoodsScene() {
  return (
    <Example
      of="products and their receipt"
      query={useTopSellers()}
      glanceOf="sides"
      glance={(data) => (
        <>
          <div className="Glance-side">
            <div className="Glance-covers">
              {[0, 1, 2].map((place) => (
                <Cover key={place} item={goodsOf(data)[place]} />
              ))}
            </div>
            <small>Paid once, yours for life</small>
          </div>
          <div className="Glance-side">
            <small>Total</small>
            <span className="Glance-figure">
              {data?.basket ? formatMoney(data.basket.price) : '–'}
            </span>
          </div>
        </>
      )}
    >
      {(data) => (
        <PaperScene>
          <div className="Orders-wall">
            {[0, 1].map((place) => (
              <div key={place}>
                <Cover item={goodsOf(data)[place]} />
              </div>
            ))}
          </div>
          <Bought data={data} />
        </PaperScene>
      )}
    </Example>
  );
}
