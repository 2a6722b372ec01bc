import { styled } from '@mui/material/styles';
import { usePartnershipTerms, type PartnershipTerms } from '../../api/resources/partner-accounts';
import { SITE_NAME } from '../../site';
import { radius } from '../../theme/tokens';
import { PackageIcon } from '../../ui/moreIcons';
import { exampleMonth } from './exampleMonth';
import { Example, Item } from './stageParts';
import { BESIDE, TALL } from './stageStyles';
import { Tiles } from './Tiles';

/** Where a narrow stage has room for two products below a sum. */
const NARROW_ROOM = '@container (max-width: 519.95px) and (min-height: 296px)';

/** What was sent in lately: no product of the shop, as nobody has seen it there yet. */
const InReview = () => (
  <div className="Stage-item">
    <div className="Listed-new">
      <PackageIcon fontSize="small" />
    </div>
    <div className="Stage-name">
      <b>Your next tool</b>
      <small>Sent in today</small>
    </div>
    <span className="Stage-pill" data-open>
      Under review
    </span>
  </div>
);

/** Products and how each stands, the newest first. */
function Listed({ terms }: { terms: PartnershipTerms | undefined }) {
  return (
    <>
      <InReview />
      {exampleMonth(terms).sold.map(({ item, price }, place) => (
        <Item key={place} item={item} words={price}>
          <span className="Stage-pill">Live</span>
        </Item>
      ))}
    </>
  );
}

const ListedTiles = styled(Tiles)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // A sum is low: there is room for a list where other tiles leave none.
    [NARROW_ROOM]: {
      '&&': { gridTemplateRows: 'minmax(0, 1fr) auto' },
      '&& > .Tiles-list': { display: 'grid' },
    },
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46cqw)' },
    '& > .Tiles-list .Stage-item:nth-of-type(n + 4)': { display: 'none' },
    '& .Listed-new': newMark(palette, 56),
    '& > .Tiles-main': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '12px 18px',
      [BESIDE]: { padding: '16px 24px' },
    },
    '& .Listed-sum': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      '& b': theme.typography.h2,
    },
    '& .Listed-split': {
      display: 'flex',
      gap: 3,
      height: 14,
      margin: '8px 0 10px',
      [BESIDE]: { height: 18, margin: '14px 0 16px' },
      '& > i': {
        flexBasis: 0,
        borderRadius: 4,
        backgroundColor: palette.accent.main,
        // Lime on white has no edge of its own.
        outline: `1px solid color-mix(in srgb, ${palette.accent.contrastText} 24%, transparent)`,
        outlineOffset: -1,
      },
      '& > i:last-of-type': { backgroundColor: palette.text.secondary },
    },
    '& .Listed-shares': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      '& > span': { display: 'grid' },
      '& > span:last-of-type': { justifyItems: 'end' },
    },
  };
});

/** What a month came to, and whose part of it is which: the length of each is its share. */
function Divided({ terms }: { terms: PartnershipTerms | undefined }) {
  const { gross, fee, net } = exampleMonth(terms);
  return (
    <>
      <div className="Listed-sum">
        <span>Sold</span>
        <b>{gross ?? '–'}</b>
      </div>
      <div className="Listed-split">
        <i style={{ flexGrow: terms?.sharePercent ?? 100 }} />
        <i style={{ flexGrow: terms?.feePercent ?? 0 }} />
      </div>
      <div className="Listed-shares">
        <span>
          <small>Yours</small>
          <b>{net ?? '–'}</b>
        </span>
        <span>
          <small>{SITE_NAME}</small>
          <b>{fee ?? '–'}</b>
        </span>
      </div>
    </>
  );
}

/** Products with how they stand, and how their sales are divided. */
export function ListedScene() {
  return (
    <Example
      of="products and how each stands, and the shares that divide their sales"
      query={usePartnershipTerms()}
      tone="warning"
    >
      {(terms) => (
        <ListedTiles>
          <div className="Tiles-main Tiles-card">
            <Divided terms={terms} />
          </div>
          <div className="Tiles-list">
            <Listed terms={terms} />
          </div>
        </ListedTiles>
      )}
    </Example>
  );
}

const Board = styled('div')(({ theme }) => ({
  '& .Listed-new': newMark(theme.vars.palette, 76),
  // Its long state stands below its name where there is no room beside it.
  [TALL]: {
    '& .Stage-item:has([data-open])': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: 2,
      '& .Listed-new': { gridRow: '1 / 3' },
      '& small': { display: 'none' },
      '& .Stage-pill': { gridArea: '2 / 2', justifySelf: 'start' },
    },
  },
  '& .Board-payout': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    padding: '16px 20px',
    backgroundColor: theme.vars.palette.surface.feature,
    color: theme.vars.palette.surface.onBand,
    '& > span': { display: 'grid' },
    '& small': { color: theme.vars.palette.surface.onBandMuted },
    '& > b': { ...theme.typography.h2, whiteSpace: 'nowrap' },
  },
}));

/** Products with how they stand, over what is paid out next. */
export function PayoutScene() {
  return (
    <Example
      of="products and how each stands, and the next payout"
      query={usePartnershipTerms()}
      tone="warning"
      glance={(terms) => {
        const { sold, net } = exampleMonth(terms);
        return (
          <>
            {sold.slice(0, 1).map(({ item, price }) => (
              <Item key="sold" item={item} words={price}>
                <span className="Stage-pill">Live</span>
              </Item>
            ))}
            <div className="Glance-line">
              <span>Next payout</span>
              <b>{net ?? '–'}</b>
            </div>
          </>
        );
      }}
    >
      {(terms) => (
        <Board>
          <div className="Stage-window">
            <div className="Stage-bar">
              <b>Your products</b>
            </div>
            <div className="Stage-rows">
              <Listed terms={terms} />
            </div>
            <div className="Board-payout">
              <span>
                Next payout
                <small>{terms ? `On day ${terms.payoutDay} of the next month` : '\u00a0'}</small>
              </span>
              <b>{exampleMonth(terms).net ?? '–'}</b>
            </div>
          </div>
        </Board>
      )}
    </Example>
  );
}

/** Shown in place of a picture that does not exist yet. */
function newMark(palette: { tint: { warning: string }; warning: { main: string } }, width: number) {
  return {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width,
    aspectRatio: '640 / 400',
    borderRadius: radius.small,
    backgroundColor: palette.tint.warning,
    color: palette.warning.main,
  } as const;
}
