/** The demo asks its frame, not the window, how wide it is. */
export const tablet = '@container demo (max-width: 900px)';
export const phone = '@container demo (max-width: 520px)';

/** Secondary text, a line between things, and a pale field, out of the colors of the demo. */
export const muted = 'color-mix(in srgb, var(--demo-text) 76%, var(--demo-surface))';
export const hairline = '1px solid color-mix(in srgb, var(--demo-text) 16%, transparent)';
export const tint = 'color-mix(in srgb, var(--demo-accent) 14%, var(--demo-surface))';
