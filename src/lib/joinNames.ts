const list = new Intl.ListFormat('en');

/** The names of some things in a sentence: `Quillbird Labs and Northbeam Studio`. */
export const joinNames = (named: readonly { name: string }[]): string =>
  list.format(named.map(({ name }) => name));
