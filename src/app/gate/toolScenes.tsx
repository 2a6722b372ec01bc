import { styled } from '@mui/material/styles';
import { usePopularTools } from '../../api/resources/showcase';
import { CardAction } from '../../domain/CardAction';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { cardParts } from '../../list/cardParts';
import { phoneStyles } from '../../list/cardRowStyles';
import { radius } from '../../theme/tokens';
import { Example, paidOnce, titleOf } from './stageParts';
import { BESIDE, NARROW, withinStage } from './stageStyles';

/** A stage that is too narrow for the whole cover beside all words of a card, and one that is not. */
const NO_ROW = '@container (max-width: 639.95px)';
const ROW = '@container (min-width: 640px)';

/** A card of the lists in the midst of the stage: as phones have it, or where there is room beside its whole cover. */
const Row = styled('div')(({ theme }) => ({
  ...withinStage,
  display: 'grid',
  alignContent: 'center',
  // As far from the edges on all sides, and below the words as what other pages show.
  [NARROW]: { alignContent: 'stretch' },
  [ROW]: { alignContent: 'stretch' },
  '& > article': {
    height: 'auto',
    boxShadow: theme.vars.palette.elevation.overlay,
    [NO_ROW]: {
      ...phoneStyles,
      // As high as the heart beside it.
      [`& .${cardParts.action}`]: { minHeight: 44, alignSelf: 'end' },
    },
    [ROW]: {
      flexDirection: 'row',
      // Of the cover all is to be seen, from edge to edge of the card.
      [`& .${cardParts.picture}`]: {
        flexShrink: 0,
        width: 'min((100cqh - 60px) * 1.6, 50cqw)',
        border: 0,
        '& > *': { height: '100%' },
      },
      [`& .${cardParts.body}`]: { minWidth: 0, padding: '12px 16px' },
      [`& .${cardParts.text}`]: { margin: '2px 0 0', padding: 0, border: 0, minHeight: 0 },
      // Button and heart beside both the price and its terms.
      [`& .${cardParts.terms}`]: { gridColumn: 1 },
      [`& .${cardParts.price} > .${cardParts.terms} + *`]: { gridRow: '1 / span 2' },
      [`& .${cardParts.actions}`]: { alignSelf: 'end' },
    },
    // In a low and narrow place the name has to say it.
    '@container (max-width: 339.95px) and (max-height: 299.95px), (min-width: 400px) and (max-width: 559.95px) and (max-height: 259.95px)':
      {
        [`& .${cardParts.tagline}`]: { display: 'none' },
      },
  },
}));

/** A tool that is on sale: the card of its list, of which nothing can be pressed here. */
export function ListingScene() {
  return (
    <Example of="a tool that is on sale, as buyers see it" query={usePopularTools()} tone="warning">
      {(data) => {
        const [item] = paidOnce(data?.items);
        return (
          <Row inert>
            {item ? (
              <ListingCardFrame
                listing={item}
                titleLines={1}
                headingLevel="h3"
                priority
                heading={item.title}
                action={<CardAction />}
              />
            ) : (
              <ListingCardSkeleton />
            )}
          </Row>
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
