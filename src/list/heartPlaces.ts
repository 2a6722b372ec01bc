import { radius } from '../theme/tokens';
import { cardParts } from './cardParts';

/**
 * A heart at the upper end of a large picture that is the left part of its card.
 *
 * @param width of the picture
 */
export const onPicture = (width: string) =>
  ({ top: 8, right: 'auto', left: `calc(${width} - 40px)` }) as const;

/**
 * Styles of a card with a small picture, which a heart would cover: it stands at the end of the button,
 * 12 px from both edges of the card, and as high.
 */
export const besideAction = (size: 36 | 44) =>
  ({
    [`& .${cardParts.topRight}`]: {
      inset: 'auto 12px 12px auto',
      '& > *': {
        width: size,
        height: size,
        border: '1px solid var(--mui-palette-surface-controlEdge)',
        borderRadius: `${radius.control}px`,
        background: 'none',
      },
    },
    [`&:has(> .${cardParts.topRight}) .${cardParts.action}`]: { marginInlineEnd: `${size + 8}px` },
  }) as const;
