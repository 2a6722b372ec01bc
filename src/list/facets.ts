/**
 * The facets of a list as its filters need them.
 *
 * @returns undefined while they are on their way, null where they could not be loaded
 */
export function facetsOf<Facets>({
  data,
  error,
}: {
  data: { facets: Facets } | undefined;
  error: unknown;
}): Facets | null | undefined {
  if (data) return data.facets;
  return error ? null : undefined;
}
