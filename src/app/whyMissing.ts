/**
 * Why code of the site could not be loaded:
 * - `unreachable`: the server can't be reached now
 * - `replaced`: a new version of the site is out, and the code of this one is gone
 * - `lost`: neither; some browsers keep a failed import until the page is loaded again
 */
export type MissingReason = 'unreachable' | 'replaced' | 'lost';

/** Asks the server which version it has. */
export async function whyMissing(): Promise<MissingReason> {
  try {
    const start = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    if (!start.ok) return 'unreachable';
    const html = await start.text();
    // The name of the app's file tells versions apart.
    const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
    return html.includes(own) ? 'lost' : 'replaced';
  } catch {
    return 'unreachable';
  }
}
