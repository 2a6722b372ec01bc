import { memo, type ReactNode } from 'react';
import type { Template } from '../../api/resources/templates';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine } from '../../domain/RatingLine';
import { WishlistButton } from '../../domain/WishlistButton';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AwardBadge } from './AwardBadge';
import { buyBone, TemplateBuy } from './TemplateBuy';
import { templateUrl } from './templateUrl';
import { parts } from './templateCardParts';
import { CardRoot } from './templateCardStyles';
import { TemplateKind } from './TemplateKind';

interface TemplateProp {
  template: Template;
}

/**
 * Who made it, the way to its details, its stars, its sales, and how satisfied buyers are with the support.
 *
 * @param props.ofMonth true for the sales of the last thirty days
 * @param props.award its award, where it is shown
 */
export function Figures({
  template,
  ofMonth = false,
  award,
}: TemplateProp & { ofMonth?: boolean; award?: ReactNode }) {
  const { id, title, author, rating, salesCount, monthSales, supportScore } = template;
  const sold = ofMonth ? monthSales : salesCount;
  return (
    <>
      <div className={parts.author}>
        <span>
          <span className={parts.word}>By </span>
          {author.name}
        </span>
        <AppLink to={templateUrl(id)} className={parts.details}>
          Details<VisuallyHidden> of {title}</VisuallyHidden>
        </AppLink>
      </div>
      <div className={parts.figures}>
        <div className={parts.stars}>
          <RatingLine rating={rating} />
          {award}
        </div>
        {sold > 0 ? <div>{`${formatCount(sold)} sold${ofMonth ? ' this month' : ''}`}</div> : null}
        <div>
          <span title="How satisfied buyers are with the author’s support">
            Support <span className={parts.word}>score </span>
            {supportScore}/100
          </span>
        </div>
      </div>
    </>
  );
}

/** What it costs; the way to buy it, that into its live demo, and the heart. */
export function Foot({ template }: TemplateProp) {
  const { id, title } = template;
  return (
    <div className={parts.foot}>
      <div className={parts.price}>
        <Price price={template.price} oldPrice={template.oldPrice} />
        <DiscountBadge percent={template.discountPercent} />
      </div>
      <div className={parts.links}>
        <TemplateBuy template={template} />
        <AppLink to={templateUrl(id, 'fit')} className={parts.demo}>
          Live Demo<VisuallyHidden> of {title}</VisuallyHidden>
        </AppLink>
        <WishlistButton item={{ kind: 'template', id, title }} />
      </div>
    </div>
  );
}

/** The picture of a template: all of it can be seen. */
export function CardPicture({ template, priority }: TemplateProp & { priority?: boolean }) {
  const { title, imageUrl } = template;
  return (
    <div className={parts.picture}>
      <Picture src={imageUrl} alt="" name={title} width={640} height={480} priority={priority} />
    </div>
  );
}

export interface TemplateCardProps {
  template: Template;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
  /** True for the card that leads a section. */
  large?: boolean;
  /** Such as how long ago it came out. */
  note?: string | undefined;
  /** True for the sales of the last thirty days instead of all. */
  ofMonth?: boolean;
}

/** A template as a card (specification, sections 2 and 3). The whole card leads to its details. */
export const TemplateCard = memo(function TemplateCard({
  template,
  priority = false,
  large = false,
  note,
  ofMonth = false,
}: TemplateCardProps) {
  const { title, awardYear } = template;
  return (
    <CardRoot large={large}>
      <CardPicture template={template} priority={priority} />
      <div className={parts.body}>
        <div className={parts.line}>
          <TemplateKind template={template} className={parts.kind} />
          {note ? <span className={parts.note}>{note}</span> : null}
        </div>
        <h3 className={parts.title}>{title}</h3>
        <Figures template={template} ofMonth={ofMonth} award={<AwardBadge year={awardYear} />} />
        <Foot template={template} />
      </div>
    </CardRoot>
  );
});

/** Where price and links will be. */
export const footBones = (
  <div className={parts.foot}>
    <div className={parts.price}>
      <span className="Bone" style={{ width: 64, height: 24 }} />
    </div>
    <div className={parts.links}>
      {buyBone}
      <span className={`Bone ${parts.heartBone}`} />
    </div>
  </div>
);

/** Shown where a {@link TemplateCard} will be, in its size. */
export function TemplateCardSkeleton({ large = false }: { large?: boolean }) {
  return (
    <CardRoot large={large} aria-hidden>
      <div className={parts.picture}>
        <div className="Bone" style={{ borderRadius: 0 }} />
      </div>
      <div className={parts.body}>
        <div className={parts.line}>
          <span className="Bone Bone-text" style={{ width: '46%' }} />
        </div>
        <div className={parts.title}>
          <span className="Bone Bone-text" style={{ width: '68%' }} />
        </div>
        <div className={parts.author}>
          <span className="Bone Bone-text" style={{ width: '38%' }} />
        </div>
        <div className={parts.figures}>
          <div className={parts.stars}>
            <span
              className="Bone Bone-text"
              style={{ width: 140, font: 'var(--mui-font-body2)' }}
            />
          </div>
          <span className="Bone Bone-text" style={{ width: '84%' }} />
        </div>
        {footBones}
      </div>
    </CardRoot>
  );
}
