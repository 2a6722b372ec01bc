import type { TemplateDetail } from '../../api/resources/templates';
import type { Crop } from '../../domain/gallery/galleryStyles';
import { arrangementOf } from '../../lib/demoArrangement';

/** Where a page begins: its name and what it opens with. */
const PAGE: Crop = { scale: 1.2, origin: '20% 0' };
/** Beside the menu, which all screens of an app have. */
const SCREEN: Crop = { scale: 1.7, origin: '52% 0' };
/** The open entry of an app that has its menu on top, and the name of the screen below it. */
const BARRED: Crop = { scale: 1.35, origin: '0 0' };
/** Of a manual the menu is narrower, and its pages begin further in. */
const MANUAL: Crop = { scale: 1.6, origin: '58% 0' };
/** A letter stands in the middle. */
const LETTER: Crop = { scale: 1.45, origin: '50% 0' };
/** Two phones, both of which the caption names. */
const PHONES: Crop = { scale: 1, origin: '50% 0' };

const BY_TYPE: Readonly<Record<string, Crop>> = {
  dashboard: SCREEN,
  docs: MANUAL,
  email: LETTER,
  mobile: PHONES,
};

/** The part of each picture of a template that can be read where it is small; the last one is on phones. */
export const cropsOf = ({ pictures, type, demo }: TemplateDetail): readonly Crop[] => {
  const { menu } = arrangementOf(type.id, demo.look.opening, false);
  const page = menu === 'top' ? BARRED : (BY_TYPE[type.id] ?? PAGE);
  return pictures.map((_, place) => (place > 0 && place === pictures.length - 1 ? PHONES : page));
};
