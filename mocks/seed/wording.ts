/**
 * Fills `{name}` placeholders. Throws an Error for a placeholder without a value, so that no brace
 * ever reaches a page.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return value;
  });
}

/** `Crème & Co, Ltd` becomes `creme-co-ltd`: an id that also reads well in a URL. */
export function slugOf(text: string): string {
  return text
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const DAYS = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;

/** Lower-cases the first letter, unless the word is an abbreviation such as SQL or a weekday. */
export function inSentence(phrase: string): string {
  return /^[A-Z][a-z-]/.test(phrase) && !DAYS.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The element at an index that wraps around. Throws an Error for an empty list. */
export function cycled<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

const FILLERS = new Set(
  (
    'and the academy akademie campus college institute school training learning learn ' +
    'labs apps software systems studio works analytics data digital'
  ).split(' '),
);

/** A slug of at most two words that tell one vendor from another: `tern-tide`. */
export function vendorSlugOf(name: string): string {
  const words = slugOf(name).split('-');
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 2).join('-');
}
