import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OffersToSee } from '../../../src/domain/OffersToSee';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

useMockServer();

it('rates the best offers and leads to their pages, for people who came for something else', async () => {
  renderWithApp(<OffersToSee />);
  const [first, ...others] = await screen.findAllByRole('listitem');
  expect(others).toHaveLength(3);
  const name = within(first!).getByRole('heading').textContent;
  const view = within(first!).getByRole('link', { name: `View: ${name}` });
  expect(view).toHaveAttribute(
    'href',
    within(first!).getByRole('link', { name }).getAttribute('href'),
  );
  expect(first).toHaveTextContent(/Rated \d\.\d out of 5 from/);
  expect(screen.queryByRole('link', { name: /^Buy Now/ })).toBeNull();
});
