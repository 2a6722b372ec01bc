import { useBestOffers, useTopSellers, type ShowcaseRow } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { PaperScene } from './PaperScene';
import { Line, Receipt } from './Receipt';
import { Cover, Example, GlanceFigure, goodsOf, Item, priceOf, titleOf } from './stageParts';

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
function Bought({ data, head = 'Receipt' }: { data: ShowcaseRow | undefined; head?: string }) {
  const items = goodsOf(data);
  const basket = data?.basket;
  return (
    <Receipt head={head}>
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

/** What an account holds, and its place in the rows: one was bought, the other is not yet. */
const HELD = [
  { place: 0, words: 'Your products' },
  { place: 3, words: 'On your wishlist' },
];

/** What an account holds, and its latest order: not what its order is an example of. */
export function GoodsScene() {
  return (
    <Example
      of="the products, the wishlist and the latest order of an account"
      query={useTopSellers()}
      glanceOf="sides"
      glance={(data) => (
        <>
          <div className="Glance-side">
            <small>Your products</small>
            <div className="Glance-covers">
              {[0, 1, 2].map((place) => (
                <Cover key={place} item={goodsOf(data)[place]} />
              ))}
            </div>
          </div>
          <GlanceFigure
            of="Latest order"
            value={data?.basket ? formatMoney(data.basket.price) : undefined}
          />
        </>
      )}
    >
      {(data) => (
        <PaperScene>
          <div className="Orders-wall">
            {HELD.map(({ place, words }) => (
              <div key={place}>
                <Cover item={goodsOf(data)[place]} />
                <div className="Stage-name">
                  <small>{words}</small>
                  <b>{titleOf(goodsOf(data)[place])}</b>
                </div>
              </div>
            ))}
          </div>
          <Bought data={data} head="Latest order" />
        </PaperScene>
      )}
    </Example>
  );
}
