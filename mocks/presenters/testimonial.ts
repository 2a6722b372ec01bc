import type { components } from '../../src/api/schema.d';
import type { TestimonialRecord } from '../store/records/showcaseRecords';

/** What a customer says of the marketplace, with their picture. */
export function presentTestimonial(
  { picture, ...testimonial }: TestimonialRecord,
  pictureUrl: (picture: string) => string,
): components['schemas']['Testimonial'] {
  return { ...testimonial, avatarUrl: pictureUrl(picture) };
}
