import { memo } from 'react';
import type { Template } from '../../api/resources/templates';
import { DiscountBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine } from '../../domain/RatingLine';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AwardBadge } from './AwardBadge';
import { templateUrl } from './templateUrl';
import { CardRoot, parts } from './templateCardStyles';
import { TemplateKind } from './TemplateKind';

/** How often it was sold, and how content buyers are with its support. */
export function Figures({ template }: { template: Template }) {
  return (
    <div className={parts.figures}>
      <RatingLine rating={template.rating} />
      <span>{pluralize(template.salesCount, 'sale', 'sales')}</span>
      <span>
        {template.supportScore}% <VisuallyHidden>content with the </VisuallyHidden>support
      </span>
    </div>
  );
}

/** The two ways into a template. The first covers its whole card. */
export function TemplateLinks({ template: { id, title } }: { template: Template }) {
  return (
    <div className={parts.links}>
      <AppLink to={templateUrl(id)}>
        Details<VisuallyHidden> of {title}</VisuallyHidden>
      </AppLink>
      <AppLink to={templateUrl(id, 'fit')}>
        Live Demo<VisuallyHidden> of {title}</VisuallyHidden>
      </AppLink>
    </div>
  );
}

export interface TemplateCardProps {
  template: Template;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
  /** True for the card that leads a section. */
  large?: boolean;
  /** Stands beside the author, such as how long ago it came out. */
  note?: string | undefined;
}

/** A template as a card (specification, sections 2 and 3). The whole card leads to its details. */
export const TemplateCard = memo(function TemplateCard({
  template,
  priority = false,
  large = false,
  note,
}: TemplateCardProps) {
  const { title, author, imageUrl, price, oldPrice, awardYear } = template;
  return (
    <CardRoot large={large}>
      <div className={parts.picture}>
        <Picture src={imageUrl} alt="" name={title} width={640} height={480} priority={priority} />
      </div>
      <div className={parts.body}>
        <div className={parts.line}>
          <TemplateKind template={template} className={parts.kind} />
          <AwardBadge year={awardYear} />
        </div>
        <h3 className={parts.title}>{title}</h3>
        <div className={parts.line}>
          <p className={parts.author}>
            by {author.name}
            {note ? ` · ${note}` : null}
          </p>
          <DiscountBadge percent={template.discountPercent} />
        </div>
        <Figures template={template} />
        <div className={parts.foot}>
          <Price price={price} oldPrice={oldPrice} />
          <TemplateLinks template={template} />
        </div>
      </div>
    </CardRoot>
  );
});

/** Shown where a {@link TemplateCard} will be, in its size. */
export function TemplateCardSkeleton({ large = false }: { large?: boolean }) {
  return (
    <CardRoot large={large} aria-hidden>
      <div className={parts.picture}>
        <div className="Bone" style={{ aspectRatio: '4 / 3', borderRadius: 0 }} />
      </div>
      <div className={parts.body}>
        <div className={parts.line}>
          <span className="Bone Bone-text" style={{ width: '46%' }} />
        </div>
        <div className={parts.title}>
          <span className="Bone Bone-text" style={{ width: '68%' }} />
        </div>
        <div className={parts.line}>
          <span className="Bone Bone-text" style={{ width: '38%' }} />
        </div>
        <div className={parts.figures}>
          <span className="Bone Bone-text" style={{ width: '84%', fontSize: '0.9rem' }} />
        </div>
        <div className={parts.foot}>
          <span className="Bone" style={{ width: 64, height: 24 }} />
          <span className="Bone" style={{ width: 168, height: 34 }} />
        </div>
      </div>
    </CardRoot>
  );
}
