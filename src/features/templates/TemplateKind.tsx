import type { ComponentType } from 'react';
import type { Template } from '../../api/resources/templates';
import { TOOL_LABELS, TYPE_LABELS } from './templateLabels';
import { TOOL_ICONS } from './toolIcons';

export interface TemplateKindProps {
  template: Pick<Template, 'tool' | 'type'>;
  className?: string;
}

/**
 * The icon of the tool, its name, and what the template is for. A tool or purpose that this version
 * of the site does not know yet is shown as the server names it.
 */
export function TemplateKind({ template: { tool, type }, className }: TemplateKindProps) {
  const Icon: ComponentType | undefined = TOOL_ICONS[tool];
  const toolLabel: string | undefined = TOOL_LABELS[tool];
  const typeLabel: string | undefined = TYPE_LABELS[type];
  return (
    <div className={className}>
      {Icon && <Icon />}
      <span>
        {toolLabel ?? tool} · {typeLabel ?? type}
      </span>
    </div>
  );
}
