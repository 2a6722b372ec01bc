import { SESSION_COOKIE, tokenIn, type CookieJar } from './responder';

const YEAR_SECONDS = '31536000';

/** The page's cookies, or nothing where a setting makes any touch of them throw. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Whether the browser has kept it: it may refuse without a word, or throw. */
function keep(token: string, lifetime: string, path: string): boolean {
  try {
    document.cookie = `${SESSION_COOKIE}=${token}; Max-Age=${lifetime}; Path=${path}; SameSite=Lax`;
  } catch {
    return false;
  }
  return tokenIn(readCookies()) === (token || null);
}

/**
 * The session cookie of the page. It can't be HttpOnly: it is the page itself that plays the server.
 * Where the browser keeps no cookies, the session lives in memory until the page is closed.
 *
 * @param path the part of the site that the cookie is for
 * @param onRefused told once, when a session can't be kept
 */
export function pageCookies(path: string, onRefused: () => void): CookieJar {
  let unkept: string | null = null;
  let isRefused = false;
  return {
    read: () => tokenIn(readCookies()) ?? unkept,
    write(cookie) {
      const token = cookie === 'clear' ? '' : cookie.token;
      const isKept = keep(token, token ? YEAR_SECONDS : '0', path);
      unkept = isKept || !token ? null : token;
      if (unkept && !isRefused) {
        isRefused = true;
        onRefused();
      }
      return undefined;
    },
  };
}
