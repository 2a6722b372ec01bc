import type { SxProps, Theme } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { cardParts } from '../list/cardParts';
import { CardRoot } from './listingCardStyles';

export interface ListingCardBonesProps {
  /** How many lines the titles of the cards to come may take. */
  titleLines: 1 | 2;
  /** How many lines the text below the title takes. */
  textLines?: 1 | 2;
  /** Where the text lies on cards that have a place of their own for it. */
  textStyle?: CSSProperties;
  /** What stands below the text. */
  children: ReactNode;
  /** Of cards that are laid out in a way of their own. */
  sx?: SxProps<Theme>;
}

/** Shown where a card with the look of a listing's will be: picture, seller, title and text. */
export function ListingCardBones({
  titleLines,
  textLines = 2,
  textStyle,
  children,
  sx,
}: ListingCardBonesProps) {
  return (
    <CardRoot titleLines={titleLines} aria-hidden {...(sx && { sx })}>
      <div className={cardParts.picture}>
        <div className="Bone" />
      </div>
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <span className="Bone Bone-text" style={{ width: '38%' }} />
        </div>
        <div className={cardParts.text}>
          <div className={cardParts.title}>
            <span className="Bone Bone-text" style={{ width: '62%' }} />
          </div>
          <div className={cardParts.tagline} style={textStyle}>
            <span className="Bone Bone-text" style={{ width: '96%' }} />
            {textLines === 2 ? <span className="Bone Bone-text" style={{ width: '72%' }} /> : null}
          </div>
        </div>
        {children}
      </div>
    </CardRoot>
  );
}

/** Where the stars will be. */
export const ratingBone = (
  <div className={cardParts.rating}>
    <span className="Bone Bone-text" style={{ width: 140, font: 'var(--mui-font-body2)' }} />
  </div>
);

/** Where the price and its terms will be. */
export const priceBones = (
  <div className={cardParts.price}>
    <span className="Bone" style={{ width: 84, height: 24 }} />
    <span className={cardParts.terms}>
      <span className="Bone Bone-text" style={{ width: 130 }} />
    </span>
    <span className={cardParts.actions}>
      <span className="Bone" style={{ width: 56 }} />
      <span className="Bone" />
    </span>
  </div>
);

/** Where level, lessons and hours of a course will be. */
export const factBones = (
  <div className={cardParts.facts}>
    <span className="Bone Bone-text" style={{ width: 190 }} />
  </div>
);
