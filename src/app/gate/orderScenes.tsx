import { styled } from '@mui/material/styles';
import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { useBestOffers, useTopSellers, type ShowcaseRow } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { SITE_NAME } from '../../site';
import { radius } from '../../theme/tokens';
import { Line, Receipt, RECEIPT_WIDTH } from './Receipt';
import { Cover, Example, goodsOf, Item, priceOf, titleOf } from './stageParts';
import { BESIDE, beyondStage } from './stageStyles';

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
        <Scene>
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

/** A statement of a month over what was sold: whose share is what, and when it is paid out. */
export function StatementScene() {
  const { data: terms } = usePartnershipTerms();
  const soldOf = (data: ShowcaseRow | undefined) => data?.items.slice(-6).reverse() ?? [];
  return (
    <Example
      of="the statement of a month"
      query={useBestOffers()}
      tone="warning"
      glance={(data) => (
        <>
          <div className="Glance-line">
            <span>{titleOf(soldOf(data)[0])}</span>
            <b>{priceOf(soldOf(data)[0]) ?? '–'}</b>
          </div>
          <div className="Glance-line">
            <span>{SITE_NAME} keeps</span>
            <b>{terms ? `${terms.feePercent}%` : '–'}</b>
          </div>
          <div className="Glance-line" data-sum>
            <span>{terms ? `Yours, paid out on day ${terms.payoutDay}` : 'Yours'}</span>
            <b>{terms ? `${100 - terms.feePercent}%` : '–'}</b>
          </div>
        </>
      )}
    >
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
            <Line name="Yours" value={terms && `${100 - terms.feePercent}%`} isSum />
            <small>
              {terms ? `Paid out on day ${terms.payoutDay} of the next month` : '\u00a0'}
            </small>
          </Receipt>
        </Scene>
      )}
    </Example>
  );
}
