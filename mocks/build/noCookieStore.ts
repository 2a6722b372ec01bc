/**
 * Replaces MSW's own cookie store. The mock keeps its one cookie itself (see `CookieJar` in
 * responder.ts); MSW's would bring the list of all public suffixes, 300 kB, and would not even
 * load where a browser blocks the page's storage.
 */
export const cookieStore = {
  getCookies: () => [],
  setCookie: () => Promise.resolve(),
};
