import { expect, it } from 'vitest';
import { endAtRow } from '../../../src/domain/search/endAtRow';

/** A list with so much room, and rows of 60 px in it. */
function listOf(count: number, room: number) {
  const list = document.createElement('div');
  Object.defineProperties(list, {
    clientHeight: { value: room },
    scrollHeight: { value: count * 60 + 16 },
  });
  for (let place = 0; place < count; place++) {
    const row = list.appendChild(document.createElement('p'));
    row.getBoundingClientRect = () => new DOMRect(0, place * 60, 300, 60);
  }
  endAtRow(list, list.children);
  return list.style.maxHeight;
}

it('ends a list that is scrolled below a whole row', () => {
  expect(listOf(6, 200)).toBe('188px');
  expect(listOf(6, 240)).toBe('188px');
  expect(listOf(6, 250)).toBe('248px');
});

it('leaves a list alone that has room for all of its rows', () => {
  expect(listOf(3, 196)).toBe('');
});

it('leaves a list alone that has no room for a row', () => {
  expect(listOf(3, 30)).toBe('');
});
