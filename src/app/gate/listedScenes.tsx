import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePartnershipTerms, type PartnershipTerms } from '../../api/resources/partner-accounts';
import { usePopularTools } from '../../api/resources/showcase';
import { SITE_NAME } from '../../site';
import { Cover, Example, Item, priceOf, type StageProps } from './stageParts';
import { onSaleOf } from './sampleWeek';
import { BESIDE } from './stageStyles';
import { Tiles } from './Tiles';

/** What is listed: the last is still to be reviewed. */
const STATES = ['Live', 'Live', 'Draft'];

/** A sale as a bar, which the two shares divide: the height of each is its part of the whole. */
const Split = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    padding: 8,
    gap: 2,
    borderRadius: 20,
    backgroundColor: palette.surface.band,
    color: palette.surface.onBand,
    boxShadow: palette.elevation.overlay,
    '& > div': {
      display: 'flex',
      flexBasis: 0,
      minHeight: 0,
      padding: '0 16px',
      overflow: 'hidden',
      [BESIDE]: { padding: '0 20px' },
    },
    '& > .Board-fee': {
      alignItems: 'center',
      justifyContent: 'space-between',
      borderRadius: '14px 14px 4px 4px',
      backgroundColor: `color-mix(in srgb, ${palette.surface.onBand} 24%, ${palette.surface.band})`,
      '& small': { color: 'inherit' },
    },
    '& > .Board-share': {
      flexDirection: 'column',
      justifyContent: 'flex-end',
      paddingBottom: 14,
      borderRadius: '4px 4px 14px 14px',
      backgroundColor: palette.accent.main,
      color: palette.accent.contrastText,
      '& small': { color: 'inherit' },
    },
    '& strong': theme.typography.figure,
  };
});

/** The sale itself; where there is room, with the words of both shares. */
function Sale({
  terms,
  children,
}: {
  terms: PartnershipTerms | undefined;
  children?: [fee: ReactNode, share: ReactNode];
}) {
  const [fee, share] = children ?? [];
  return (
    <>
      <div className="Board-fee" style={{ flexGrow: terms?.feePercent ?? 0 }}>
        {fee}
      </div>
      <div className="Board-share" style={{ flexGrow: terms?.sharePercent ?? 100 }}>
        {share}
      </div>
    </>
  );
}

/** A sale and whose share of it is how large, with what is on sale and how it stands. */
export function BoardScene({ isWhole }: StageProps) {
  const { data: terms } = usePartnershipTerms();
  const share = terms ? `${terms.sharePercent}%` : '–';
  return (
    <Example
      of="a sale, the shares that divide it, and products that are on sale"
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
          <LowSplit>
            <Sale terms={terms} />
          </LowSplit>
        </>
      )}
    >
      {(data) => {
        const items = onSaleOf(data);
        return (
          <Tiles>
            <Split className="Tiles-main">
              <Sale terms={terms}>
                <>
                  <small>{SITE_NAME} keeps</small>
                  <small>{terms ? `${terms.feePercent}%` : '–'}</small>
                </>
                <>
                  <strong>{share}</strong>
                  <small>of every sale is yours</small>
                </>
              </Sale>
            </Split>
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

/** The same on phones, without words. */
const LowSplit = styled(Split)({
  alignSelf: 'stretch',
  width: 112,
  margin: '6px 0',
  padding: 5,
  borderRadius: 12,
  boxShadow: 'none',
  '& > .Board-fee': { borderRadius: '8px 8px 2px 2px' },
  '& > .Board-share': { borderRadius: '2px 2px 8px 8px' },
});
