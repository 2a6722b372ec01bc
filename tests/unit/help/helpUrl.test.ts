import { expect, test } from 'vitest';
import { readSupportUrl, supportPath } from '../../../src/features/help/helpUrl';

test('what is written is read as the same', () => {
  const url = { question: undefined, group: 'licenses', q: 'two words' };
  const path = supportPath(url);
  expect(path).toBe('/support?group=licenses&q=two+words');
  expect(readSupportUrl(path.slice(path.indexOf('?')))).toEqual({ ...url, ignored: [] });
  expect(supportPath({ question: 'refunds' })).toBe('/support?question=refunds');
  expect(supportPath()).toBe('/support');
});

test('what makes no sense is left out and named', () => {
  const { question, group, q, ignored } = readSupportUrl('?question=A%20B&group=%00&q=+');
  expect({ question, group, q }).toEqual({ question: undefined, group: undefined, q: '' });
  expect(ignored.map(({ name }) => name)).toEqual(['question', 'group']);
});
