import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { templateCopies } from '../../../mocks/seed/copy/templates/copies';
import { DemoSheet } from '../../../src/features/templates/demo/DemoSheet';
import { arrangementOf } from '../../../src/lib/demoArrangement';
import { cellsOf, isSheet, shiftOf, trendIn } from '../../../src/lib/demoSheet';
import { contrast } from '../../../src/theme/colors';
import { shiftColors } from '../../../src/theme/shiftColors';

afterEach(cleanup);

const demos = Object.values(templateCopies)
  .flat()
  .map(({ demo }) => demo);
/** All parts of a kind, of which there is at least one. */
function sheets(kind: string) {
  const found = demos.flatMap(({ blocks }) => blocks.filter((block) => block.kind === kind));
  expect(found, kind).not.toEqual([]);
  return found;
}
const cents = (words: string) => Number(words.replace('−', '-').replace(/[^\d-]/g, ''));

it('puts the menu of an app for work across its top where its look says so', () => {
  const menuOf = (type: string, opening: 'left' | 'center') =>
    arrangementOf(type, opening, false).menu;
  expect(menuOf('dashboard', 'center')).toBe('top');
  expect([menuOf('dashboard', 'left'), menuOf('landing', 'center')]).toEqual(['side', 'side']);
});

describe('the first pages of apps that are a table or small charts', () => {
  it('tell the time of a shift, a free day and a shift without a name apart', () => {
    expect(['6–14', '10–18', '14–22', 'off'].map((cell) => shiftOf('Ada', cell))).toEqual([
      'early',
      'day',
      'late',
      'off',
    ]);
    expect(['6–14', 'off'].map((cell) => shiftOf('Open', cell))).toEqual(['open', 'off']);
  });

  it('read what a small chart says', () => {
    expect(trendIn('1,904 | 820 960 1904')).toEqual({ last: '1,904', figures: [820, 960, 1904] });
  });

  it('are tables with a head to each row and column', () => {
    const [plan] = sheets('week');
    render(<DemoSheet kind="week" title={plan!.title} items={plan!.items as never} />);
    const table = screen.getByRole('table', { name: plan!.title });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(plan!.items.length - 1);
    expect(within(table).getAllByText('6–14').length).toBeGreaterThan(1);
  });

  it('have as many cells in each row as there are names of columns', () => {
    for (const { title, items } of [...sheets('week'), ...sheets('entries')]) {
      const [head, ...rows] = items.map(cellsOf);
      for (const row of rows) expect(row.length, `${title}: ${row[0]}`).toBe(head!.length);
    }
  });

  it('add up: each balance is the one before and what came in or went out', () => {
    for (const { title, items } of sheets('entries')) {
      const rows = items.slice(1).map(cellsOf);
      for (const [index, [entry, , amount = '', balance = '']] of rows.entries()) {
        const before = rows[index + 1]?.[3];
        if (before)
          expect(cents(before) + cents(amount), `${title}: ${entry}`).toBe(cents(balance));
      }
    }
  });

  it('plan as many shifts as they say', () => {
    const [plan] = sheets('week');
    const cells = plan!.items.slice(1).flatMap((item) => {
      const [name = '', ...days] = cellsOf(item);
      return days.map((cell) => shiftOf(name, cell));
    });
    const open = cells.filter((kind) => kind === 'open').length;
    const all = cells.filter((kind) => kind !== 'off').length;
    expect(plan!.text).toContain(`${all - open} of ${all} shifts`);
  });

  it('end a small chart with the figure above it', () => {
    for (const { items } of sheets('trends')) {
      for (const { title, text } of items) {
        const { last, figures } = trendIn(text);
        expect(cents(last), title).toBe(figures.at(-1));
      }
    }
  });

  it('write shifts in letters that can be read on each color', () => {
    for (const { brand, colors, blocks } of demos) {
      if (!blocks.some(({ kind }) => isSheet(kind))) continue;
      for (const { field } of Object.values(shiftColors(colors))) {
        expect(contrast(colors.text, field), brand).toBeGreaterThan(4.5);
      }
    }
  });
});
