/** A parameter of the URL that a page can't make sense of. */
export interface IgnoredParameter {
  name: string;
  value: string;
}

/** Bounds of the contract. */
const MAX_PAGE = 100_000;
const MAX_Q_LENGTH = 100;

/** Takes an id that reads well in a URL, by the contract's rule for slugs. */
export const parseSlug = (text: string): string | undefined =>
  text.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;

/** Takes one of the keys of a table, such as the orders of a result. */
export const parseKeyOf =
  <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  (text: string): Key | undefined =>
    Object.hasOwn(table, text) ? (text as Key) : undefined;

/** Takes the words of a search. */
export const parseWords = (text: string): string | undefined =>
  text.length <= MAX_Q_LENGTH ? text : undefined;

/** Takes the number of a page, from 1. */
export function parsePage(text: string): number | undefined {
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Infinity;
  return page <= MAX_PAGE ? page : undefined;
}

/**
 * Reads the parameters of a URL: takes the values that make sense and names the others in
 * `ignored`. Never throws.
 */
export class UrlReader {
  private readonly parameters: { name: string; value: string; isIgnored: boolean }[];

  /** @param search the part of the URL from `?` on */
  constructor(search: string) {
    this.parameters = [...new URLSearchParams(search)].map(([name, value]) => ({
      name,
      value,
      isIgnored: false,
    }));
  }

  /** What made no sense, in the order of the URL. */
  get ignored(): IgnoredParameter[] {
    return this.parameters
      .filter(({ isIgnored }) => isIgnored)
      .map(({ name, value }) => ({ name, value }));
  }

  /** Every value of a parameter that `take` takes; one without a value says nothing. */
  private values<Value>(name: string, take: (text: string) => Value | undefined): Value[] {
    const taken: Value[] = [];
    for (const parameter of this.parameters) {
      const text = parameter.value.trim();
      if (parameter.name !== name || text === '') continue;
      const value = take(text);
      if (value === undefined) parameter.isIgnored = true;
      else taken.push(value);
    }
    return taken;
  }

  /** The first value that `parse` takes. */
  one<Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined {
    let isFound = false;
    const [value] = this.values(name, (text) => {
      const parsed = isFound ? undefined : parse(text);
      isFound ||= parsed !== undefined;
      return parsed;
    });
    return value;
  }

  /** Every value that `parse` takes, each once, up to `limit` of them. */
  many<Value>(name: string, parse: (text: string) => Value | undefined, limit: number): Value[] {
    const found = new Set<Value>();
    this.values(name, (text) => {
      const value = parse(text);
      if (value === undefined || (!found.has(value) && found.size >= limit)) return undefined;
      found.add(value);
      return value;
    });
    return [...found];
  }

  /** Names all values of a parameter as ignored, for values that make no sense together. */
  ignore(name: string): void {
    for (const parameter of this.parameters) {
      if (parameter.name === name && parameter.value.trim() !== '') parameter.isIgnored = true;
    }
  }
}
