import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { TemplateTool } from '../../api/resources/templates';
import { stroked } from '../../ui/icons';

/** An icon for what a template is made for or with; signs of our own, not the makers’ logos. */
export const TOOL_ICONS: Readonly<Record<TemplateTool, ComponentType<SvgIconProps>>> = {
  html: stroked('Html', 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15'),
  react: stroked(
    'React',
    'M12 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM12 8.2c5 0 9 1.7 9 3.8s-4 3.8-9 3.8-9-1.7-9-3.8 4-3.8 9-3.8ZM8.7 10.1c2.5-4.3 6-7 7.8-5.9s1.3 5.4-1.2 9.7-6 7-7.8 5.9-1.3-5.4 1.2-9.7Z',
  ),
  figma: stroked(
    'Figma',
    'M12 3.5H9a3 3 0 0 0 0 6h3m0-6h3a3 3 0 0 1 0 6h-3m0-6v6m0 0H9a3 3 0 0 0 0 6h3m0-6v6m0 0H9a3 3 0 1 0 3 3v-3Zm3-6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  ),
  wordpress: stroked(
    'Wordpress',
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM7 9l2.8 7.2L12 10.5l2.2 5.7L17 9',
  ),
  shopify: stroked(
    'Shopify',
    'M5.5 8.5h13l1 12h-15l1-12ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5M9 13a3 3 0 0 0 6 0',
  ),
  notion: stroked('Notion', 'M4.5 4.5h15v15h-15zM8.8 16V8.2l6.4 7.6V8'),
};
