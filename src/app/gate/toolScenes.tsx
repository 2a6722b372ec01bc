import { styled } from '@mui/material/styles';
import { usePopularTools } from '../../api/resources/showcase';
import { RatingLine } from '../../domain/RatingLine';
import { formatMoney } from '../../lib/money';
import { radius, rowPicture } from '../../theme/tokens';
import { Cover, Example, paidOnce, Rate, titleOf } from './stageParts';
import { BESIDE, NARROW, withinStage } from './stageStyles';

/** One card: with a large picture where there is room beside it, else as in the lists of phones. */
const Card = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...withinStage,
    height: 'fit-content',
    marginBlock: 'auto',
    display: 'grid',
    maxHeight: 'calc(100% - 64px)',
    // As far below the words as what other pages show.
    [NARROW]: { height: 'auto', maxHeight: 'none', marginBlock: 0, alignContent: 'space-between' },
    // The stars are one piece, and cut nowhere.
    gridTemplateColumns: `minmax(0, ${rowPicture}px) minmax(150px, 1fr)`,
    columnGap: 12,
    rowGap: 6,
    padding: 14,
    overflow: 'hidden',
    borderRadius: radius.card,
    backgroundColor: palette.background.paper,
    boxShadow: palette.elevation.overlay,
    '& > img, & > .Stage-wait': {
      gridRow: '1 / span 2',
      alignSelf: 'center',
      width: '100%',
      borderRadius: radius.small,
      backgroundColor: palette.surface.sunken,
      outline: 0,
      [BESIDE]: {
        gridRow: 'auto',
        alignSelf: 'stretch',
        width: 'auto',
        maxWidth: '52cqw',
        height: '100%',
        minHeight: 0,
        objectFit: 'cover',
        borderRadius: 0,
      },
    },
    '& > .Tool-words': {
      display: 'contents',
      '& > .Tool-about, & > .Tool-foot': { gridColumn: '1 / -1', marginTop: 4 },
      '& > .Tool-about': { order: 1 },
      '& > .Tool-foot': { order: 2 },
      [BESIDE]: {
        display: 'grid',
        alignContent: 'center',
        gap: 10,
        minWidth: 0,
        padding: '16px 24px',
        '& > .Tool-about, & > .Tool-foot': { order: 0, margin: 0 },
      },
    },
    '& .Tool-name': { ...theme.typography.h3, alignSelf: 'end', overflowWrap: 'anywhere' },
    '& .Tool-about': { ...theme.typography.body2, color: palette.text.secondary },
    '& .Tool-foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      '& b': theme.typography.h3,
      '& s': { ...theme.typography.body2, marginLeft: 8, color: palette.text.secondary },
    },
    '& .Tool-buy': {
      ...theme.typography.button,
      padding: '6px 16px',
      borderRadius: radius.control,
      // Nothing can be pressed in an example.
      backgroundColor: palette.tint.primary,
      color: palette.primary.main,
    },
    [BESIDE]: {
      height: 'auto',
      maxHeight: 'none',
      marginBlock: 0,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      gap: 0,
      padding: 0,
    },
  };
});

/** A tool that is on sale, as those see it who may buy it. */
export function ListingScene() {
  return (
    <Example of="a tool that is on sale, as buyers see it" query={usePopularTools()} tone="warning">
      {(data) => {
        const [item] = paidOnce(data?.items);
        return (
          <Card>
            <Cover item={item} />
            <div className="Tool-words">
              <div className="Tool-name">{titleOf(item)}</div>
              <div className="Tool-about">{item?.tagline ?? '\u00a0'}</div>
              {item ? <RatingLine rating={item.rating} /> : null}
              <div className="Tool-foot">
                <span>
                  <Rate item={item} />
                  {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
                </span>
                <span className="Tool-buy">Buy Now</span>
              </div>
            </div>
          </Card>
        );
      }}
    </Example>
  );
}

/** The first part of the form, each field with its words in the frame of one. */
const Form = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Form-fields': {
      flexGrow: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-evenly',
      gap: 8,
      minHeight: 0,
      padding: '10px 20px 14px',
      [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 20 },
    },
    '& .Form-field': {
      display: 'grid',
      gap: 4,
      '& > span': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        padding: '7px 12px',
        border: `1px solid ${palette.outline}`,
        borderRadius: radius.control,
        ...theme.typography.body2,
      },
      '&[data-wide]': { [BESIDE]: { gridColumn: '1 / -1' } },
      // In a narrow panel there is room for two.
      '&[data-more]': { display: 'none', [BESIDE]: { display: 'grid' } },
    },
  };
});

/** The first part of the form that describes a product, filled in. */
export function FormScene() {
  return (
    <Example of="the first part of the form, filled in" query={usePopularTools()} tone="warning">
      {(data) => {
        const [, item] = paidOnce(data?.items);
        const words = (text: string | undefined) => text ?? '\u00a0';
        return (
          <Form>
            <div className="Stage-window">
              <div className="Stage-bar">
                <b>Your tool</b>
                <span className="Stage-pill">Draft saved</span>
              </div>
              <div className="Form-fields">
                <div className="Form-field">
                  <small>Tool name</small>
                  <span>{titleOf(item)}</span>
                </div>
                <div className="Form-field" data-more>
                  <small>Category</small>
                  <span>{words(item?.categories[0]?.name)}</span>
                </div>
                <div className="Form-field" data-wide>
                  <small>Two-line description</small>
                  <span>{words(item?.tagline)}</span>
                </div>
              </div>
            </div>
          </Form>
        );
      }}
    </Example>
  );
}
