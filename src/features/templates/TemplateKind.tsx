import type { ComponentType } from 'react';
import type { Template } from '../../api/resources/templates';
import { TOOL_ICONS } from './toolIcons';

export interface TemplateKindProps {
  template: Pick<Template, 'tool' | 'type'>;
  className?: string;
}

/**
 * The icon of the tool, its name, and what the template is for. A tool that this version of the site
 * does not know yet has no icon.
 */
export function TemplateKind({ template: { tool, type }, className }: TemplateKindProps) {
  const Icon: ComponentType | undefined = TOOL_ICONS[tool.id];
  return (
    <div className={className}>
      {Icon && <Icon />}
      <span>
        {tool.name} · {type.name}
      </span>
    </div>
  );
}
