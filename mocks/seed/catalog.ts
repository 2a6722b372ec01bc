import { coursesCraft } from './copy/courses/craft';
import { coursesGrowth } from './copy/courses/growth';
import { coursesWork } from './copy/courses/work';
import { SAMPLE_ID, sampleFacts } from './copy/sample';
import { softwareCraft } from './copy/software/craft';
import { softwareGrowth } from './copy/software/growth';
import { softwareWork } from './copy/software/work';
import type { CourseCopy, ListingFacts, SoftwareCopy } from './copy/types';
import { before, DAY_MS, HOUR_MS } from './clock';
import { fakerFor } from './random';
import { slugOf } from './wording';

interface Entry {
  id: string;
  createdAt: string;
}

/** A listing before its records are made: its copy with an id and a date. */
export type CatalogEntry = Entry &
  (
    | { form: 'sample'; copy: ListingFacts }
    | { form: 'software'; copy: SoftwareCopy }
    | { form: 'course'; copy: CourseCopy }
  );

/** Days between the seed's moment and the oldest and the newest listing. */
const OLDEST_DAYS = 420;
const NEWEST_DAYS = 24;

/** All listings, the sample product first, software before courses. */
export function catalog(): CatalogEntry[] {
  const faker = fakerFor('catalog');
  const date = () =>
    before(
      faker.number.int({ min: NEWEST_DAYS, max: OLDEST_DAYS }) * DAY_MS +
        faker.number.int({ min: 0, max: 23 }) * HOUR_MS,
    );
  return [
    { form: 'sample', copy: sampleFacts, id: SAMPLE_ID, createdAt: before(OLDEST_DAYS * DAY_MS) },
    ...[...softwareGrowth, ...softwareWork, ...softwareCraft].map((copy) => ({
      form: 'software' as const,
      copy,
      id: slugOf(copy.title),
      createdAt: date(),
    })),
    ...[...coursesGrowth, ...coursesWork, ...coursesCraft].map((copy) => ({
      form: 'course' as const,
      copy,
      id: copy.id,
      createdAt: date(),
    })),
  ];
}
