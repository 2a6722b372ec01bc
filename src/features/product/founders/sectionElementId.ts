import type { ListingDetail } from '../../../api/resources/listings';

/** The id of the heading of a founders' section, which its side link leads to. */
export function sectionElementId({
  id,
}: Pick<ListingDetail['founderSections'][number], 'id'>): string {
  return `founders-${id}`;
}
