/** What the environment of a build sets. */
export interface BuildSettings {
  /** The path below which the site is: it begins and ends with a slash. */
  base: string;
  /** Where the API of a live build is: a URL, or a path on the site itself. Undefined with the mocks. */
  apiUrl: string | undefined;
  /** Origins that pictures come from beside the site and its API. */
  imageOrigins: readonly string[];
}

/** The origin that a text names, or undefined where it is none or more than that. */
function originIn(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  // A URL may hold a semicolon in its host, which would end the directive of the policy.
  return href === `${origin}/` && /^https?:\/\/[\w.:-]+$/.test(origin) ? origin : undefined;
}

/** Whether a text is a URL of the web, or a path on the site itself. */
const isApiUrl = (text: string): boolean =>
  /^\/(?!\/)/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text));

/**
 * Reads the settings of a build. A build with a wrong one would work until its first call or picture.
 *
 * @param env as the README describes it: `BASE_PATH`, `VITE_API_URL`, and `IMAGE_ORIGINS` with spaces
 *   between the origins; what is left out or empty is not set
 * @throws Error that names the variable, its value and what it has to be
 */
export function readBuildSettings(
  env: Readonly<Record<string, string | undefined>>,
): BuildSettings {
  const { BASE_PATH: base = '', VITE_API_URL: apiUrl = '', IMAGE_ORIGINS: origins = '' } = env;
  const refuse = (name: string, value: string, wanted: string): never => {
    throw new Error(`${name} is "${value}"; it has to be ${wanted}.`);
  };
  if (base && !/^\/(?:[\w.~-]+\/)*$/.test(base)) {
    refuse('BASE_PATH', base, 'a path that begins and ends with a slash, such as /dealwright/');
  }
  if (apiUrl && !isApiUrl(apiUrl)) {
    refuse('VITE_API_URL', apiUrl, 'a URL such as https://api.example.com, or a path such as /api');
  }
  const imageOrigins = origins
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (text) =>
        originIn(text) ??
        refuse('IMAGE_ORIGINS', text, 'origins such as https://cdn.example.com, without a path'),
    );
  return { base: base || '/', apiUrl: apiUrl || undefined, imageOrigins };
}
