import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/domain/search/SearchBox';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();
const STORAGE_KEY = 'dealwright-recent-searches';

// The list is fetched with the first focus; jsdom knows no scrolling.
beforeAll(() => import('../../../src/domain/search/SearchPopup'));
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const open = () =>
  renderWithApp(
    <Routes>
      <Route path="/" element={<SearchBox />} />
      <Route path="*" element={null} />
    </Routes>,
  );

const box = () =>
  screen.getByRole<HTMLInputElement>('combobox', {
    name: /^Search software, courses and templates/,
  });
const listings = () => screen.findByRole('group', { name: 'Products' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const listBox = () => screen.queryByRole('listbox');

function remember(...searches: string[]) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ searches }));
}

describe('SearchBox: suggestions', () => {
  it('offers products and categories, and last the search for the words themselves', async () => {
    const { user } = open();
    await user.type(box(), 'email');
    expect(await within(await listings()).findAllByRole('option')).not.toHaveLength(0);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    const more = within(screen.getByRole('group', { name: 'More' }));
    expect(more.getByRole('option', { name: /^Email Category with \d+ listings$/ })).toBeVisible();
    for (const list of ['software', 'courses', 'templates']) {
      const name = new RegExp(`^Search all ${list} for “email”, \\d+ results?$`);
      expect(more.getByRole('option', { name })).toBeVisible();
    }
  });

  it('offers templates, which lead to their pages, and the search among all', async () => {
    const { user, where } = open();
    await user.type(box(), 'northlight');
    await user.click(await screen.findByRole('option', { name: /Template by/ }));
    expect(where()).toMatch(/^\/tempalte\?id=northlight/);
  });

  it('says where the words are in a product whose name has none of them', async () => {
    const { user } = open();
    await user.type(box(), 'mail');
    const hit = await screen.findByRole('option', { name: /^Replywright/ });
    expect(hit).toHaveTextContent('Software · Email');
    expect(screen.getByRole('option', { name: /^Email Copywriting/ })).toHaveTextContent(
      'Course by The Plain Sentence School',
    );
  });

  it('leads Enter to the templates where nothing else matches', async () => {
    const { user, where } = open();
    await user.type(box(), 'northlight');
    await screen.findByRole('option', { name: /^Search all templates for “northlight”/ });
    await user.keyboard('{Enter}');
    expect(where()).toBe('/templates?q=northlight');
  });

  it('goes through the options and the text in a circle with the arrows', async () => {
    const { user } = open();
    await user.type(box(), 'email');
    await listings();
    const options = screen.getAllByRole('option');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options[0]).toHaveAttribute('aria-selected', 'true'));
    expect(active()).toBe(options[0]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(options.at(-1));
    expect(box()).toHaveFocus();
  });

  it('goes to the active listing with Enter, and to a clicked one', async () => {
    const { user, where } = open();
    await user.type(box(), 'replywright');
    await listings();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(where()).toBe('/productdetails?id=replywright');
  });

  it('searches for the words with Enter while no option is active, and remembers them', async () => {
    const { user, where } = open();
    await user.type(box(), ' email replies {Enter}');
    expect(where()).toBe('/aitools?q=email+replies');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({
      searches: ['email replies'],
    });
  });

  it('leads Enter to the courses where nothing else matches', async () => {
    const { user, where } = open();
    await user.type(box(), 'figma');
    await screen.findByRole('option', { name: /^Search all courses for “figma”/ });
    expect(screen.queryByRole('option', { name: /^Search all software/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(where()).toBe('/courses?q=figma');
  });

  it('goes back to the text with Home and End', async () => {
    const { user } = open();
    await user.type(box(), 'email');
    await listings();
    await user.keyboard('{ArrowDown}{End}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}{Home}');
    expect(active()).toBeNull();
  });

  it('closes with the first Escape and empties the box with the second', async () => {
    const { user } = open();
    await user.type(box(), 'email');
    await listings();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(listBox()).toBeNull());
    expect(box()).toHaveValue('email');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('says when nothing fits and offers ways on', async () => {
    const { user, where } = open();
    await user.type(box(), 'zzzqq');
    expect(await screen.findByText('No results for “zzzqq”')).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Browse all courses' }));
    expect(where()).toBe('/courses');
  });

  it('can be searched and asked again when suggestions fail', async () => {
    mock.override({
      operationId: 'listSearchSuggestions',
      reply: {
        status: 422,
        body: {
          type: 'urn:problem-type:validation-failed',
          title: 'Not valid',
          status: 422,
          detail: 'Refused for this test.',
          errors: [],
        },
      },
      times: 1,
    });
    const { user } = open();
    await user.type(box(), 'email');
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(screen.getByRole('option', { name: /^Search all software/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await listings()).toBeVisible();
  });
});

describe('SearchBox: recent searches', () => {
  it('offers them while the box is empty', async () => {
    remember('invoices', 'crm');
    const { user, where } = open();
    await user.click(box());
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'invoices',
      'crm',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(where()).toBe('/aitools?q=crm');
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toEqual({
      searches: ['crm', 'invoices'],
    });
  });

  it('takes one away, also with the keyboard, and stays open for the others', async () => {
    remember('invoices', 'crm');
    const { user } = open();
    await user.click(box());
    await screen.findAllByRole('option');
    await user.tab();
    expect(screen.getByRole('button', { name: /^Remove “invoices”/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['crm']);
    expect(box()).toHaveFocus();
  });

  it('forgets them all', async () => {
    remember('invoices', 'crm');
    const { user } = open();
    await user.click(box());
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    await waitFor(() => expect(listBox()).toBeNull());
    expect(localStorage.getItem(STORAGE_KEY)).not.toContain('crm');
  });

  it.each([
    '{not json',
    '"text"',
    'null',
    '["invoices"]',
    '{"searches":"invoices"}',
    '{"searches":[1, null, "", "crm", "crm"]}',
  ])('copes with damaged storage: %s', async (stored) => {
    localStorage.setItem(STORAGE_KEY, stored);
    const { user } = open();
    await user.click(box());
    const usable = stored.includes('crm') ? ['crm'] : [];
    await waitFor(() =>
      expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(usable),
    );
  });

  it('keeps them for the page where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    const first = open();
    await first.user.type(box(), 'crm{Enter}');
    expect(first.where()).toBe('/aitools?q=crm');
    const second = open();
    await second.user.click(box());
    expect(await screen.findByRole('option', { name: 'crm' })).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    await waitFor(() => expect(listBox()).toBeNull());
  });
});
