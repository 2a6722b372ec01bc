// Modules that the build makes: see mocks/build/vitePlugin.ts.
declare module 'virtual:contract' {
  /** Every operation of the contract. */
  export const operations: import('./contract/types').Operation[];
  /** For each tag, what its requests must look like. */
  export const requestRules: Record<
    string,
    () => Promise<{ default: Record<string, import('./contract/types').RequestRules> }>
  >;
}

declare module 'virtual:contract/responses' {
  const rules: import('./contract/types').ResponseRules;
  export default rules;
}

declare module 'virtual:seed' {
  /** When the seed was written, RFC 3339: the moment its timestamps relate to. */
  export const seedNow: string;
  /** Changes whenever the seed does. */
  export const fingerprint: string;
  /** For each seeded collection, its records; loaded on first use. */
  export const seeds: {
    [Name in import('./store/records').SeededName]: () => Promise<{
      default: import('./store/records').SeededCollections[Name][];
    }>;
  };
}
