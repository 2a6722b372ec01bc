import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from '../../../src/ui/Pagination';
import { renderWithApp } from '../../support/renderWithApp';

function show(page: number, count: number) {
  renderWithApp(
    <Pagination page={page} count={count} hrefFor={(to) => `/aitools?q=ai&page=${to}`} />,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Pagination', () => {
  it('is a landmark of real links that keep the search', () => {
    show(2, 3);
    expect(
      within(screen.getByRole('navigation', { name: 'Pagination' })).getAllByRole('link'),
    ).toHaveLength(5);
    expect(hrefOf('Previous page')).toBe('/aitools?q=ai&page=1');
    expect(hrefOf('Page 3')).toBe('/aitools?q=ai&page=3');
    expect(hrefOf('Next page')).toBe('/aitools?q=ai&page=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('leads nowhere past its ends', () => {
    show(1, 3);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(
      true,
    );
    cleanup();
    show(3, 3);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('is not there for one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
