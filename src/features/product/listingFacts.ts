/** The names of what a listing has, in the words of the server. */
export const namesOf = (named: readonly { name: string }[]): string[] =>
  named.map(({ name }) => name);
