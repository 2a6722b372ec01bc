import { expect, test } from 'vitest';
import {
  glossaryPath,
  readGlossaryUrl,
  termPath,
} from '../../../src/features/glossary/glossaryUrl';
import { toRequest } from '../../../src/features/glossary/forms/toRequest';

test('what is written is read as the same', () => {
  const path = termPath({ id: 'churn-rate', listId: 'sales' });
  expect(path).toBe('/glossary?list=sales&term=churn-rate');
  expect(readGlossaryUrl(path.slice(path.indexOf('?')))).toEqual({
    list: 'sales',
    term: 'churn-rate',
    q: '',
    ignored: [],
  });
  expect(glossaryPath()).toBe('/glossary');
  expect(glossaryPath({ q: 'a & b' })).toBe('/glossary?q=a+%26+b');
});

test('what makes no sense is left out and named', () => {
  const { list, term, q, ignored } = readGlossaryUrl(
    `?list=<b>&term=A%20B&q=${'x'.repeat(101)}&utm_source=letter`,
  );
  expect({ list, term, q }).toEqual({ list: undefined, term: undefined, q: '' });
  expect(ignored.map(({ name }) => name)).toEqual(['list', 'term', 'q']);
});

test('a request for a quote leaves out what was not given', () => {
  const values = { email: 'a@b.example', firstName: 'Ada', lastName: '', company: '', message: '' };
  expect(toRequest(values)).toEqual({ email: 'a@b.example', firstName: 'Ada' });
  expect(toRequest({ ...values, company: 'Northbeam' })).toEqual({
    email: 'a@b.example',
    firstName: 'Ada',
    company: 'Northbeam',
  });
});
