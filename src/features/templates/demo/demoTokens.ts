/** The demo asks its frame, not the window, how wide it is. */
export const desktop = '@container demo (min-width: 901px)';
export const tablet = '@container demo (max-width: 900px)';
export const phone = '@container demo (max-width: 520px)';

/** Secondary text, a line between things, and a pale field, out of the colors of the demo. */
export const muted = 'color-mix(in srgb, var(--demo-text) 74%, var(--demo-surface))';
export const hairline =
  '1px solid color-mix(in srgb, var(--demo-text) 15%, var(--demo-background))';
export const tint = 'color-mix(in srgb, var(--demo-accent) 14%, var(--demo-surface))';

/** Corner radii: of pictures and panels, of boxes, of small things. */
export const corner = {
  large: 'var(--demo-r)',
  box: 'min(var(--demo-r), 18px)',
  small: 'min(var(--demo-r), 10px)',
};
