import { styled } from '@mui/material/styles';
import type { Template } from '../../api/resources/templates';
import { WishlistButton } from '../../domain/WishlistButton';

const Corner = styled('div')({
  position: 'absolute',
  zIndex: 1,
  top: 8,
  right: 8,
  // A row has no frame: the heart ends with its words.
  '&[data-row]': { top: 16, right: 0 },
});

export interface TemplateHeartProps {
  template: Pick<Template, 'id' | 'title'>;
  /** True in a row, which has no frame. */
  isInRow?: boolean;
}

/** The heart in the corner of a template's card or row, above the link that covers it. */
export function TemplateHeart({ template: { id, title }, isInRow = false }: TemplateHeartProps) {
  return (
    <Corner data-row={isInRow || undefined}>
      <WishlistButton item={{ kind: 'template', id, title }} />
    </Corner>
  );
}
