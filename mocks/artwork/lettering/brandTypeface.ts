import { picturedCourse } from '../../seed/picturedCourse';
import { picturedSoftware } from '../../seed/picturedSoftware';
import { randomFrom } from '../random';
import type { LayoutName } from '../screens/layouts';
import type { Typeface } from './typefacePackages';

/** What software of a kind may be lettered in, the first as fitting as the second. */
const BY_LAYOUT: Readonly<Record<LayoutName, readonly [Typeface, Typeface]>> = {
  board: ['geometric', 'grotesk'],
  calendar: ['rounded', 'geometric'],
  chat: ['rounded', 'geometric'],
  checklist: ['rounded', 'sans'],
  code: ['mono', 'mono'],
  docs: ['serif', 'grotesk'],
  editor: ['serif', 'serif'],
  form: ['rounded', 'sans'],
  inbox: ['sans', 'grotesk'],
  invoice: ['geometric', 'serif'],
  kanban: ['grotesk', 'sans'],
  letter: ['serif', 'serif'],
  map: ['geometric', 'sans'],
  mobile: ['rounded', 'grotesk'],
  player: ['geometric', 'grotesk'],
  portfolio: ['grotesk', 'serif'],
  store: ['serif', 'rounded'],
  table: ['sans', 'geometric'],
  timeline: ['grotesk', 'geometric'],
};

/** What courses of a category are lettered in. */
const BY_CATEGORY: Readonly<Record<string, readonly [Typeface, Typeface]>> = {
  ai: ['geometric', 'sans'],
  analytics: ['sans', 'geometric'],
  crm: ['grotesk', 'serif'],
  design: ['grotesk', 'serif'],
  'dev-tools': ['mono', 'mono'],
  email: ['serif', 'serif'],
  finance: ['serif', 'sans'],
  forms: ['geometric', 'rounded'],
  hr: ['rounded', 'serif'],
  marketing: ['grotesk', 'serif'],
  productivity: ['rounded', 'sans'],
  projects: ['geometric', 'sans'],
  social: ['rounded', 'grotesk'],
  support: ['rounded', 'sans'],
};

/** The typeface of a product, software or course by its slug: always the same one. */
export function brandTypeface(slug: string): Typeface {
  const pick = randomFrom(`typeface of ${slug}`).pick;
  const software = picturedSoftware(slug);
  if (software) return pick(BY_LAYOUT[software.layout]);
  return pick(BY_CATEGORY[picturedCourse(slug)?.category ?? ''] ?? ['grotesk', 'sans']);
}
