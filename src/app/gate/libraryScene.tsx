import { styled } from '@mui/material/styles';
import { useTopSellers } from '../../api/resources/showcase';
import type { Listing } from '../../api/resources/listings';
import { radius, weight } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';
import { CopyIcon } from '../../ui/moreIcons';
import { Cover, Example, goodsOf, Item, titleOf } from './stageParts';
import { BESIDE } from './stageStyles';

const PLACES = [1, 2, 3, 4, 5];

const Scene = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Library-first': {
      display: 'grid',
      gap: 10,
      padding: '14px 20px',
      borderBottom: `1px solid ${palette.divider}`,
      '& .Stage-wait, & img': { borderRadius: radius.control },
      [BESIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: 24,
        paddingBlock: 20,
        alignItems: 'center',
      },
      '& .Stage-name > b': { ...theme.typography.h3 },
      '& .Library-key': { marginTop: 14 },
    },
    // In a line there is room for its name and its key only in wide windows.
    '& .Stage-item .Library-key': { display: 'none', [BESIDE]: { display: 'flex', width: '42%' } },
    '& small.Library-copied': {
      marginTop: 6,
      fontWeight: weight.strong,
      color: palette.success.main,
    },
  };
});

const KeyBox = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 10,
    height: 38,
    padding: '0 10px 0 12px',
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.control,
    backgroundColor: palette.surface.sunken,
    color: palette.text.secondary,
    ...theme.typography.caption,
    '& svg': { fontSize: '1.125rem' },
    '&[data-copied] svg': { color: palette.success.main },
  };
});

/** A license key as it is masked: how it begins tells whose it is. */
function Key({ item, isCopied }: { item: Listing | undefined; isCopied?: boolean }) {
  const start = item?.id.replace(/\W/g, '').slice(0, 4).toUpperCase() ?? '••••';
  return (
    <KeyBox className="Library-key" data-copied={isCopied}>
      {start}-••••-••••
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </KeyBox>
  );
}

/** What one owns, each with its license key, the first of which was just copied. */
export function LibraryScene() {
  return (
    <Example
      of="products that are yours, with their license keys"
      query={useTopSellers()}
      glance={(data) => {
        const [first] = goodsOf(data);
        return (
          <>
            <Item item={first}>
              <span className="Stage-pill">Yours</span>
            </Item>
            <Key item={first} isCopied />
          </>
        );
      }}
    >
      {(data) => {
        const items = goodsOf(data);
        const [first] = items;
        return (
          <Scene>
            <div className="Stage-window">
              <div className="Stage-bar">
                <b>Yours for life</b>
                <span className="Stage-pill">Paid once</span>
              </div>
              <div className="Library-first">
                <Cover item={first} />
                <div className="Stage-name">
                  <b>{titleOf(first)}</b>
                  <small>{first?.vendor.name ?? '\u00a0'}</small>
                  <Key item={first} isCopied />
                  <small className="Library-copied">License key copied</small>
                </div>
              </div>
              <div className="Stage-rows">
                {PLACES.map((place) => (
                  <div key={place} className="Stage-item">
                    <Cover item={items[place]} />
                    <div className="Stage-name">
                      <b>{titleOf(items[place])}</b>
                      <small>{items[place]?.vendor.name ?? '\u00a0'}</small>
                    </div>
                    <Key item={items[place]} />
                  </div>
                ))}
              </div>
            </div>
          </Scene>
        );
      }}
    </Example>
  );
}
