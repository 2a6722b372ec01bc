/** A parameter of the address that a page can't make sense of. */
export interface IgnoredParameter {
  name: string;
  value: string;
}

/** The bound of the contract for a page's number. */
const MAX_PAGE = 100_000;
/** The bound of the contract for the words of a search. */
const MAX_Q_LENGTH = 100;

/** Takes an id that reads well in an address, by the contract's rule for slugs. */
export const parseSlug = (text: string): string | undefined =>
  text.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;

/** Takes the number of a page, from 1. */
export function parsePage(text: string): number | undefined {
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Infinity;
  return page <= MAX_PAGE ? page : undefined;
}

/** Takes the words of a search. */
export const parseWords = (text: string): string | undefined =>
  text.length <= MAX_Q_LENGTH ? text : undefined;

/** Takes one of the keys of a table, such as the orders of a result. */
export const parseKeyOf =
  <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  (text: string): Key | undefined =>
    Object.hasOwn(table, text) ? (text as Key) : undefined;

/** Reads an address: takes the parts that make sense and names the others in `ignored`. Never throws. */
export class UrlReader {
  /** What made no sense, in the order in which it was read. */
  readonly ignored: IgnoredParameter[] = [];
  private readonly params: URLSearchParams;

  /** @param search the part of the address from `?` on */
  constructor(search: string) {
    this.params = new URLSearchParams(search);
  }

  /** The first value that `parse` takes; a parameter without a value says nothing. */
  one<Value>(name: string, parse: (text: string) => Value | undefined): Value | undefined {
    let found: Value | undefined;
    for (const value of this.params.getAll(name)) {
      if (value.trim() === '') continue;
      const parsed = found === undefined ? parse(value.trim()) : undefined;
      if (parsed === undefined) this.ignored.push({ name, value });
      else found = parsed;
    }
    return found;
  }

  /** Every value that `parse` takes, each once, up to `limit` of them. */
  many<Value>(name: string, parse: (text: string) => Value | undefined, limit: number): Value[] {
    const found = new Set<Value>();
    for (const value of this.params.getAll(name)) {
      if (value.trim() === '') continue;
      const parsed = parse(value.trim());
      if (parsed !== undefined && (found.has(parsed) || found.size < limit)) found.add(parsed);
      else this.ignored.push({ name, value });
    }
    return [...found];
  }
}
