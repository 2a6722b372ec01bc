/**
 * Replaces MUI's ripples of buttons, 2 kB of the first load: the theme disables them. Both the
 * hook that each button asks for its ripple and the ripple itself, which is never mounted, are this.
 */
const neverMounted = {
  ref: { current: null },
  shouldMount: false,
  start: () => undefined,
  stop: () => undefined,
  pulsate: () => undefined,
};

export default () => neverMounted;
