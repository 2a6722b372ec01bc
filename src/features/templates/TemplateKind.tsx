import type { Template } from '../../api/resources/templates';
import { TOOL_LABELS, TYPE_LABELS } from './templateLabels';
import { TOOL_ICONS } from './toolIcons';

export interface TemplateKindProps {
  template: Pick<Template, 'tool' | 'type'>;
  className?: string;
}

/** The icon of the tool, its name, and what the template is for. */
export function TemplateKind({ template: { tool, type }, className }: TemplateKindProps) {
  const Icon = TOOL_ICONS[tool];
  return (
    <div className={className}>
      <Icon />
      <span>
        {TOOL_LABELS[tool]} · {TYPE_LABELS[type]}
      </span>
    </div>
  );
}
