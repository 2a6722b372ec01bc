/** When the code of the sliders is fetched at the latest, in ms, if there is no input before. */
const LATEST = 4000;

/** How long after the first input, in ms: by then it is clear whether it is typing. */
const PAUSE = 400;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Resolves with the first sign that someone is at the page, or a few seconds on. */
function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, done, true);
      resolve();
    };
    const timer = setTimeout(done, LATEST);
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, done, { capture: true, passive: true });
    }
  });
}

function isTextField(node: unknown): boolean {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

/**
 * Resolves as soon as the page may change without getting in someone's way: the focus is in no
 * text field, where it would make typing stutter, and not inside `element`, which is to be replaced.
 *
 * @param signal ends the waiting; the promise stays open then
 */
export function goodMoment(element?: Element | null, signal?: AbortSignal): Promise<void> {
  const isFree = (focused: unknown) =>
    !isTextField(focused) && !(focused instanceof Node && element?.contains(focused));
  return new Promise((resolve) => {
    if (isFree(document.activeElement)) return resolve();
    const check = ({ relatedTarget }: FocusEvent) => {
      if (!isFree(relatedTarget)) return;
      document.removeEventListener('focusout', check);
      resolve();
    };
    document.addEventListener('focusout', check, { signal });
  });
}

/**
 * Resolves when what is below the fold may be made: after the first view, when no one is typing and the
 * browser has nothing else to do.
 *
 * @param signal ends the waiting; the promise may stay open then
 */
export async function idleMoment(signal: AbortSignal): Promise<void> {
  await firstInput();
  await goodMoment(null, signal);
  await new Promise((resolve) => {
    // Safari knows no idle time.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, PAUSE);
    else requestIdleCallback(resolve, { timeout: LATEST });
  });
}

let code: Promise<typeof import('./Carousel')> | undefined;

/**
 * The code of the slider, fetched once. Nothing of the first view needs it, so it competes neither
 * with what does nor with someone who searches right away. Rejects when it can't be loaded.
 */
export function loadCarousel(): Promise<typeof import('./Carousel')> {
  code ??= firstInput()
    .then(() => new Promise((resolve) => setTimeout(resolve, PAUSE)))
    .then(() => goodMoment())
    .then(() => import('./Carousel'));
  code.catch(() => {
    code = undefined;
  });
  return code;
}
