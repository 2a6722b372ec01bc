import type { Template } from '../../api/resources/templates';
import { CardPicture, Figures, Foot, footBones } from './TemplateCard';
import { parts } from './templateCardParts';
import { RowRoot } from './templateCardStyles';
import { TemplateKind } from './TemplateKind';

export interface TemplateRowProps {
  template: Template;
}

/** A template as a row: all that its card says, in less room. The row leads to its details. */
export function TemplateRow({ template }: TemplateRowProps) {
  return (
    <RowRoot>
      <CardPicture template={template} />
      <div className={parts.body}>
        <TemplateKind template={template} className={parts.kind} />
        <h3 className={parts.title}>{template.title}</h3>
        <Figures template={template} />
        <Foot template={template} />
      </div>
    </RowRoot>
  );
}

/** Shown where a {@link TemplateRow} will be. */
export function TemplateRowSkeleton() {
  return (
    <RowRoot aria-hidden>
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
