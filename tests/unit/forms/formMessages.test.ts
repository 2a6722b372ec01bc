import { afterEach, expect, it } from 'vitest';
import { inFormOrder } from '../../../src/forms/formMessages';

afterEach(() => void document.body.replaceChildren());

function formOf(...names: string[]) {
  const form = document.body.appendChild(document.createElement('form'));
  for (const name of names) form.appendChild(document.createElement('input')).name = name;
  return form;
}

const said = (name?: string) => ({ ...(name && { name }), message: `${name} is wrong` });

it('tells what is wrong in the order of the fields, not of the values', () => {
  const form = formOf('company', 'vatNumber', 'username');
  const items = [said('username'), said('company'), said('vatNumber')];
  expect(inFormOrder(items, form).map(({ name }) => name)).toEqual([
    'company',
    'vatNumber',
    'username',
  ]);
});

it('ends with what has no field', () => {
  const form = formOf('city', 'country');
  const items = [said('country'), said('map'), said('city'), said()];
  expect(inFormOrder(items, form).map(({ name }) => name)).toEqual([
    'city',
    'country',
    'map',
    undefined,
  ]);
});

it('changes nothing where there is no form', () => {
  const items = [said('country'), said('city')];
  expect(inFormOrder(items, null)).toEqual(items);
});
