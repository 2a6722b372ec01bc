import { randomFrom } from './random';
import { group, picture } from './svg';

/** A mid tone that keeps at least 3:1 on paper and on ink alike. */
const STROKE = '#7B61F2';

/** The pictograms by what they mean. */
const pictograms: Readonly<Record<string, string>> = {
  'chrome-extension':
    'M12 20a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6zM12 24h40M19 19h.1M25 19h.1M27 38h10M32 33v10',
  'translate-text':
    'M10 18h26M23 12v6M31 18c-2 10-9 18-19 22M16 26c3 6 9 11 16 13M32 52l9-22l9 22M35 45h12',
  'extract-key':
    'M34 30L52 12M44 20l6 6M48 16l5 5M36 40a12 12 0 1 1-24 0a12 12 0 1 1 24 0M23 40h.1',
  'support-24-7':
    'M12 38V32a20 20 0 0 1 40 0v6M52 40v4a8 8 0 0 1-8 8h-8M12 34h4a4 4 0 0 1 4 4v4a4 4 0 0 1-8 0zM52 34h-4a4 4 0 0 0-4 4v4a4 4 0 0 0 8 0z',
  'user-friendly': 'M52 32a20 20 0 1 1-40 0a20 20 0 1 1 40 0M25 27h.1M39 27h.1M23 37c5 7 13 7 18 0',
  'one-click-replies':
    'M50 30V20a6 6 0 0 0-6-6H18a6 6 0 0 0-6 6v18a6 6 0 0 0 6 6h2v8l8-8M21 25h20M21 33h9M35 33l17 7l-8 3l-3 8z',
  'tone-control': 'M16 12v22M16 46v6M32 12v6M32 30v22M48 12v24M48 48v4M11 40h10M27 24h10M43 42h10',
  'team-library':
    'M14 14v38M14 52h8V14h-8M22 20h9v32h-9M38 19l8-2l8 33l-8 2zM18 22h.1M26.500 28v8M43 26l2 8',
  analytics: 'M12 12v34a6 6 0 0 0 6 6h34M20 40l9-12l8 7L51 17M43 16h9v9',
  privacy:
    'M32 10l18 7v13c0 11-7 19-18 24c-11-5-18-13-18-24V17zM26 31v-4a6 6 0 0 1 12 0v4M25 31h14v10H25z',
  window: 'M12 18h40v28H12zM12 26h40M20 36h10',
  star: 'M32 12l6 13l14 2l-10 10l2 14l-12-7l-12 7l2-14l-10-10l14-2zM32 27v9',
  speed: 'M36 10L16 36h14l-2 18l20-26H34zM12 16h6M46 48h6',
  blocks: 'M14 14h14v14H14zM36 36h14v14H36zM36 14h14v14H36zM14 43h14M21 36v14',
  search: 'M28 46a18 18 0 1 1 0-36a18 18 0 0 1 0 36M41 41l12 12M21 28h14M28 21v14',
  clock: 'M32 18v14l9 6M52 32a20 20 0 1 1-40 0a20 20 0 1 1 40 0',
  price: 'M12 34l20-20h18v18L30 52zM42 22h.1M26 34l6 6',
  numbers: 'M12 52h40M20 43V31M32 43V13M44 43V23',
  document: 'M18 12h20l10 10v30H18zM38 12v10h10M26 32h14M26 41h9',
  lock: 'M20 30v-6a12 12 0 0 1 24 0v6M14 30h36v22H14zM32 38v6',
  calendar: 'M14 18h36v34H14zM14 28h36M23 12v11M41 12v11M23 38h.1M32 38h.1M41 38h.1',
  done: 'M52 32a20 20 0 1 1-40 0a20 20 0 1 1 40 0M23 33l6 6l12-13',
  people:
    'M30 24a8 8 0 1 1-16 0a8 8 0 1 1 16 0M10 50c0-9 5-14 12-14s12 5 12 14M40 17a8 8 0 0 1 0 14M43 37c6 2 10 6 11 13',
  bell: 'M14 44h36l-6-8V28a12 12 0 0 0-24 0v8zM27 51a5 5 0 0 0 10 0M32 11v5',
  mail: 'M12 18h40v28H12zM12 20l20 16l20-16',
  money:
    'M52 32a20 20 0 1 1-40 0a20 20 0 1 1 40 0M38 27c-2-4-12-4-12 1s12 4 12 9s-10 5-12 1M32 20v24',
  globe:
    'M52 32a20 20 0 1 1-40 0a20 20 0 1 1 40 0M12 32h40M32 12c9 9 9 31 0 40M32 12c-9 9-9 31 0 40',
  history: 'M14 25a20 20 0 1 1-2 9M13 13v13h13M32 22v11l8 5',
  chat: 'M12 14h40v28H30l-10 9v-9h-8zM22 25h20M22 33h12',
  play: 'M12 16h40v32H12zM28 25v14l11-7z',
  pen: 'M12 52l4-13l24-24l9 9l-24 24zM35 20l9 9',
  code: 'M23 20L11 32l12 12M41 20l12 12l-12 12M36 15l-8 34',
  export: 'M32 12v26M21 28l11 11l11-11M14 44v8h36v-8',
  list: 'M13 19l4 4l7-8M13 41l4 4l7-8M32 20h20M32 42h20',
  image: 'M12 16h40v32H12zM12 43l12-12l10 10l6-6l12 11M42 25h.1',
  weigh: 'M32 12v40M22 52h20M14 20h36M14 20l-6 14h12zM50 20l-6 14h12z',
  repeat: 'M50 25a19 19 0 0 0-35-2M14 39a19 19 0 0 0 35 2M50 12v13H37M14 52V39h13',
  goal: 'M16 54V12M16 14h32l-8 9l8 9H16',
};

/** Draws the pictogram of a feature, 64 by 64, in strokes that show on any light or dark ground. */
export function tile(slug: string): string {
  const lines = pictograms[slug] ?? randomFrom(`tile of ${slug}`).pick(Object.values(pictograms));
  return picture(
    64,
    64,
    group(
      `fill="none" stroke="${STROKE}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"`,
      `<path d="${lines}"/>`,
    ),
  );
}
