import type { Template } from '../../api/resources/templates';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Figures, Foot, footBones } from './TemplateCard';
import { parts } from './templateCardParts';
import { RowRoot } from './templateCardStyles';
import { TemplateKind } from './TemplateKind';

export interface TemplateRowProps {
  template: Template;
  /** Its place in a chart, from 1; left out in other lists. */
  place?: number | undefined;
}

/** A template as a row: all that its card says, in less room. The row leads to its details. */
export function TemplateRow({ template, place }: TemplateRowProps) {
  const { title, imageUrl } = template;
  return (
    <RowRoot>
      {place === undefined ? null : (
        <span className={parts.place}>
          <VisuallyHidden>Number </VisuallyHidden>
          {place}
        </span>
      )}
      <div className={parts.picture}>
        <Picture src={imageUrl} alt="" name={title} width={640} height={480} />
      </div>
      <div className={parts.body}>
        <TemplateKind template={template} className={parts.kind} />
        <h3 className={parts.title}>{title}</h3>
        <Figures template={template} />
        <Foot template={template} />
      </div>
    </RowRoot>
  );
}

/** Shown where a {@link TemplateRow} will be; in a chart it keeps room for the place. */
export function TemplateRowSkeleton({ isChart }: { isChart: boolean }) {
  return (
    <RowRoot aria-hidden>
      {isChart ? <span className={parts.place} /> : null}
      <div className={parts.picture}>
        <div className="Bone" />
      </div>
      <div className={parts.body}>
        <div className={parts.kind}>
          <span className="Bone Bone-text" style={{ width: '40%' }} />
        </div>
        <div className={parts.title}>
          <span className="Bone Bone-text" style={{ width: '62%' }} />
        </div>
        <div className={parts.author}>
          <span className="Bone Bone-text" style={{ width: '46%' }} />
        </div>
        <div className={parts.figures}>
          <span className="Bone Bone-text" style={{ width: 124, font: 'var(--mui-font-body2)' }} />
          <span className="Bone Bone-text" style={{ width: 66 }} />
          <span className="Bone Bone-text" style={{ width: 126 }} />
        </div>
        {footBones}
      </div>
    </RowRoot>
  );
}
