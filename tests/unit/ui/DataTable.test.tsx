import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useState } from 'react';
import { tableOrders } from '../../../src/list/tableOrders';
import { DataTable, type TableColumn, type TableSort } from '../../../src/ui/DataTable';
import { useSelection } from '../../../src/ui/SelectionCells';
import { TableSortSelect } from '../../../src/ui/TableSortSelect';
import { renderWithApp } from '../../support/renderWithApp';

interface Row {
  id: string;
  name: string;
  price: number;
}

/** `saved` is an order of the page, without a column. */
type Key = 'name' | 'price' | 'saved';

const rows: Row[] = [
  { id: 'one', name: 'Duskplan', price: 19 },
  { id: 'two', name: 'Meetwell', price: 29 },
];

const columns: TableColumn<Row, Key>[] = [
  { label: 'Photo', cell: () => null, onCard: 'media' },
  { label: 'Name', cell: ({ name }) => name, sortBy: 'name', onCard: 'title' },
  { label: 'Price', cell: ({ price }) => `$${price}`, sortBy: 'price', sortsAs: 'figure' },
];

const nameOf = ({ name }: Row) => name;

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['on-another-page']));
  const selection = useSelection(rows, { selected, onChange: setSelected, nameOf });
  return (
    <>
      <DataTable label="Orders" columns={columns} rows={rows} selection={selection} />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

function Sorted({ first = '-name' }: { first?: TableSort<Key> }) {
  const [sort, setSort] = useState(first);
  return (
    <>
      <TableSortSelect columns={columns} sort={sort} onSort={setSort} />
      <DataTable
        label="Orders"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={setSort}
        actions={{ label: 'Action', cell: ({ name }) => <button>Delete {name}</button> }}
      />
    </>
  );
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const sortOf = (name: string) => head(name).getAttribute('aria-sort');

describe('DataTable', () => {
  it('is a table with a head, rows and what can be done with each', () => {
    renderWithApp(<Sorted />);
    const table = screen.getByRole('table', { name: 'Orders' });
    const [, first] = within(table).getAllByRole('row');
    const cells = within(first!).getAllByRole('cell');
    expect(cells).toHaveLength(4);
    expect(within(first!).getByRole('cell', { name: 'Duskplan' })).toBe(cells[1]);
    expect(within(first!).getByRole('button', { name: 'Delete Duskplan' })).toBeTruthy();
  });

  it('is sorted by a list where its rows are cards, which have no heads', async () => {
    const user = userEvent.setup();
    renderWithApp(<Sorted />);
    const list = screen.getByLabelText('Sort by');
    expect(list).toHaveDisplayValue('Name: Z to A');
    await user.selectOptions(list, 'Price: highest first');
    expect([sortOf('Name'), sortOf('Price')]).toEqual([null, 'descending']);
  });

  it('says nothing of an order that is no column’s, until one is chosen', async () => {
    const user = userEvent.setup();
    renderWithApp(<Sorted first="-saved" />);
    const list = screen.getByLabelText('Sort by');
    expect(list).toHaveDisplayValue('Sort by');
    await user.selectOptions(list, 'Name: A to Z');
    expect(list).toHaveDisplayValue('Name: A to Z');
    expect(sortOf('Name')).toBe('ascending');
  });

  it('names the orders of a running number in words', () => {
    const numbered = [{ label: '#Order', sortBy: 'name', sortsAs: 'time' }] as const;
    renderWithApp(<TableSortSelect columns={numbered} sort="-name" onSort={() => {}} />);
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest first');
  });

  it('says nothing of an order that is not known', () => {
    renderWithApp(<TableSortSelect columns={columns} sort={undefined} onSort={() => {}} />);
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Sort by');
  });

  it('is sorted by its head, and says how', async () => {
    const user = userEvent.setup();
    renderWithApp(<Sorted />);
    expect([sortOf('Name'), sortOf('Price')]).toEqual(['descending', null]);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(sortOf('Name')).toBe('ascending');
    // Figures are wanted descending first.
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect([sortOf('Name'), sortOf('Price')]).toEqual([null, 'descending']);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(sortOf('Price')).toBe('ascending');
  });

  it('cannot be sorted by a column without an order', () => {
    renderWithApp(<Sorted />);
    expect(within(head('Photo')).queryByRole('button')).toBeNull();
  });
});

describe('rows', () => {
  it('are made again only where they have changed', async () => {
    const user = userEvent.setup();
    const made: string[] = [];
    const counted: TableColumn<Row>[] = [
      {
        label: 'Name',
        cell: ({ name }) => {
          made.push(name);
          return name;
        },
      },
    ];
    const madeBy = async (name: string) => {
      made.length = 0;
      await user.click(
        screen.getByRole(name.startsWith('Select') ? 'checkbox' : 'button', { name }),
      );
      return made.join(' ');
    };
    function Counted() {
      const [isStale, setStale] = useState(false);
      const [shown, setShown] = useState(rows);
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      const selection = useSelection(shown, { selected, onChange: setSelected, nameOf });
      return (
        <>
          <DataTable label="Orders" columns={counted} rows={shown} {...{ isStale, selection }} />
          <button onClick={() => setStale(true)}>Wait</button>
          <button onClick={() => setShown([rows[0]!, { ...rows[1]!, name: 'Newer' }])}>
            Change
          </button>
        </>
      );
    }
    renderWithApp(<Counted />);
    expect(await madeBy('Wait')).toBe('');
    expect(screen.getByRole('table')).toHaveAttribute('data-stale');
    expect(await madeBy('Select Meetwell')).toBe('Meetwell');
    expect(await madeBy('Change')).toBe('Newer');
  });
});

describe('tableOrders', () => {
  it('is each column both ways, the first descending at first', () => {
    const orders = tableOrders({ id: 'id', date: 'createdAt' });
    expect(Object.keys(orders)[0]).toBe('-id');
    expect(orders['-date']).toEqual({ order: ['-createdAt'] });
    expect(orders.date).toEqual({ order: ['createdAt'] });
  });
});

describe('a table with selection', () => {
  it('selects rows one by one and all of the page, and leaves other pages alone', async () => {
    const user = userEvent.setup();
    renderWithApp(<Selectable />);
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Duskplan' }));
    expect(screen.getByRole('status')).toHaveTextContent('on-another-page one');
    expect(all).not.toBeChecked();
    await user.click(all);
    expect(screen.getByRole('checkbox', { name: 'Select Meetwell' })).toBeChecked();
    expect(all).toBeChecked();
    await user.click(all);
    expect(screen.getByRole('status')).toHaveTextContent(/^on-another-page$/);
  });
});
