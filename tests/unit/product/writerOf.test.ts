import { expect, it } from 'vitest';
import * as seed from 'virtual:seed';
import { slugOf } from '../../../mocks/seed/wording';
import { writerOf } from '../../../src/features/product/writerOf';

it('names who wrote the note, not the company', () => {
  expect(writerOf('A note from Felix Amundsen', 'Quillbird Labs')).toBe('Felix Amundsen');
});

it('names the company where the heading names nobody', () => {
  expect(writerOf('Just Shipped', 'Quillbird Labs')).toBe('Quillbird Labs');
});

it('is whose picture stands beside it, on every page of the seed', async () => {
  const { default: texts } = await seed.seeds.listingTexts();
  const pictured = texts
    .flatMap(({ founderSections }) => founderSections)
    .filter(({ portrait }) => portrait !== undefined);
  expect(pictured.length).toBeGreaterThan(50);
  for (const { portrait, entries } of pictured)
    expect(portrait).toBe(`avatar/${slugOf(writerOf(entries[0]!.heading, ''))}`);
});
