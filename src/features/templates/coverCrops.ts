import type { CSSProperties } from 'react';
import type { Template } from '../../api/resources/templates';
import type { Crop } from '../../domain/gallery/galleryStyles';

/** By type: less is left out than of galleries, so that the first words of a cover are whole. */
const BY_TYPE: Readonly<Record<string, Crop>> = {
  dashboard: { scale: 1.5, origin: '64% 0' },
  docs: { scale: 1.4, origin: '82% 0' },
  email: { scale: 1.35, origin: '50% 70%' },
  // Names as wide as the page.
  portfolio: { scale: 1.05, origin: '8% 0' },
  mobile: { scale: 1.7, origin: '2% 8%' },
};

/** From its left margin on. */
const PAGE: Crop = { scale: 1.12, origin: '8% 0' };

/**
 * The part of a cover that can be read on a small card, for its styles: how many times nearer (`--near`), and
 * around which point of it (`--near-from`).
 */
export function coverCropOf({ type }: Pick<Template, 'type'>): CSSProperties {
  const { scale, origin } = BY_TYPE[type.id] ?? PAGE;
  return { '--near': scale, '--near-from': origin } as CSSProperties;
}
