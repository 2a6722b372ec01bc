import { drawScene } from './demo/picture';
import { DUOTONES, isPale, mix } from './palette';
import { randomFrom } from './random';
import { picture } from './svg';

/**
 * Draws the picture of a blog post, 800 by 450: what the post is about, in colors of its own.
 *
 * @throws Error for a subject that no one has drawn
 */
export function blogScene(subject: string, slug: string): string {
  const { field, shade, main, accent } = randomFrom(`blog ${slug}`).pick(DUOTONES);
  const tones = {
    ground: field,
    field: mix(shade, main, 0.22),
    main,
    // On a deep field a darkened pale color would be mud.
    deep: isPale(field) ? mix(main, '#221D24', 0.55) : mix(accent, '#221D24', 0.35),
    second: accent,
    pale: mix(field, '#FFFFFF', 0.9),
    ink: '#221D24',
  };
  return picture(
    800,
    450,
    `<svg width="800" height="450" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${drawScene(subject, tones)}</svg>`,
  );
}
