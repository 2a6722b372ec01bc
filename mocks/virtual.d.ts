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

declare module 'virtual:records' {
  /** For each collection the shape of its records, derived from their types. */
  const shapes: Record<
    import('./store/records').CollectionName,
    import('./contract/types').JsonSchema
  >;
  export default shapes;
}

declare module 'virtual:seed' {
  type Source = import('./store/state').SeedSource;
  export const seedNow: Source['seedNow'];
  export const fingerprints: Source['fingerprints'];
  export const seeds: Source['seeds'];
}
