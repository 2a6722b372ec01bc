import { en, Faker } from '@faker-js/faker';
import { SEED_NOW } from './clock';

/**
 * A Faker of its own for each part of the seed, so that adding a review moves no price. The part's
 * name is the seed; the clock is fixed.
 */
export function fakerFor(part: string): Faker {
  const faker = new Faker({ locale: en });
  faker.seed([...part].map((letter) => letter.charCodeAt(0)));
  faker.setDefaultRefDate(SEED_NOW);
  return faker;
}
