import type { Faker } from '@faker-js/faker';
import type { QuestionRecord } from '../store/records/questionRecords';
import type { ReviewRecord } from '../store/records/reviewRecords';
import { systemsOf } from './copy/names';
import { buyerNames } from './copy/people';
import {
  courseQuestions,
  softwareQuestions,
  softwareQuestionsByField,
  type QuestionCopy,
} from './copy/questions';
import { sampleQuestions } from './copy/sample';
import type { CatalogEntry } from './catalog';
import { age, before, DAY_MS, HOUR_MS } from './clock';
import { factsOf } from './facts';
import { memberIdOf } from './members';
import { isPartner, vendorIdOf } from './partners';
import { fakerFor } from './random';
import { fill } from './wording';

const MOST_QUESTIONS = 8;

/** Listings of a demonstration account, whose first question waits for it to answer. */
const LEFT_TO_PARTNERS = ['postmoth', 'copperhook', 'scopestone'];

/**
 * All questions with their answers, listing by listing; one in nine still waits for an answer.
 *
 * @param reviews those of the same listings: no one who reviewed a listing asks what it does
 */
export function buildQuestions(
  entries: readonly CatalogEntry[],
  reviews: readonly ReviewRecord[],
): QuestionRecord[] {
  const faker = fakerFor('questions');
  const number = { question: 0, answer: 0 };
  const left = new Set<QuestionCopy>();
  return entries.flatMap((entry) => {
    const isLeftToPartner = LEFT_TO_PARTNERS.includes(entry.id);
    const chosen = [...chosenFor(entry, faker)];
    if (isLeftToPartner) {
      // Its partner reads them one below the other: no two the same.
      chosen.sort((a, b) => Number(left.has(a)) - Number(left.has(b)));
      chosen.slice(0, 1).forEach((first) => left.add(first));
    }
    const reviewers = reviews
      .filter(({ listingId }) => listingId === entry.id)
      .map(({ authorId }) => authorId);
    const others = buyerNames.filter((name) => !reviewers.includes(memberIdOf(name)));
    const people = faker.helpers.arrayElements(others, chosen.length * 2);
    return chosen.map((copy, index): QuestionRecord => {
      number.question += 1;
      const asked = faker.number.int({ min: 6 * HOUR_MS, max: age(entry.createdAt) - DAY_MS });
      const isLeft = isLeftToPartner && index === 0;
      const waits = (entry.form !== 'sample' && faker.datatype.boolean(1 / 9)) || isLeft;
      const replies = [
        { name: entry.copy.founder, fromVendor: true, text: copy.answer },
        { name: people[index * 2 + 1] ?? '', fromVendor: false, text: copy.added },
      ].flatMap(({ text, ...reply }) => (waits || text === undefined ? [] : [{ ...reply, text }]));
      let since = asked;
      return {
        id: `question-${padded(number.question)}`,
        listingId: entry.id,
        authorId: memberIdOf(people[index * 2] ?? ''),
        text: fill(copy.ask, factsOf(entry)),
        createdAt: before(asked),
        notifyByEmail: faker.datatype.boolean(0.6),
        answers: replies.map(({ name, fromVendor, text }) => {
          number.answer += 1;
          since = Math.round(since * faker.number.float({ min: 0.9, max: 0.99 }));
          return {
            id: `answer-${padded(number.answer)}`,
            authorId: memberIdOf(name),
            fromVendor,
            text: fill(text, factsOf(entry)),
            createdAt: before(since),
          };
        }),
      };
    });
  });
}

function chosenFor(entry: CatalogEntry, faker: Faker): readonly QuestionCopy[] {
  if (entry.form === 'sample') return sampleQuestions;
  const online = systemsOf[entry.copy.reach].includes('browser');
  const hasPlans = entry.form === 'course' || entry.copy.limits.length > 1;
  const isSingle = !isPartner(vendorIdOf(entry.copy.vendor));
  const all =
    entry.form === 'course'
      ? courseQuestions
      : [...softwareQuestions, ...softwareQuestionsByField[entry.copy.categories[0]]];
  const pool = all.filter(
    (question) =>
      (online || !question.online) &&
      (hasPlans || !question.plans) &&
      (isSingle || !question.single),
  );
  const count = Math.floor(faker.number.float() ** 2.9 * (MOST_QUESTIONS + 1));
  return faker.helpers.arrayElements(pool, count);
}

function padded(number: number): string {
  return String(number).padStart(6, '0');
}
