import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FooterGroup } from '../../../src/layout/FooterGroup';
import { renderWithApp } from '../../support/renderWithApp';

it('is folded on phones until its heading is pressed', async () => {
  const { user } = renderWithApp(
    <FooterGroup title="Quick links" isNavigation>
      <a href="/deals">Deals</a>
    </FooterGroup>,
  );
  const heading = screen.getByRole('button', { name: 'Quick links', expanded: false });
  expect(screen.queryByRole('link', { name: 'Deals' })).toBeNull();
  await user.click(heading);
  expect(screen.getByRole('link', { name: 'Deals' })).toBeVisible();
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  await user.click(heading);
  expect(screen.queryByRole('link', { name: 'Deals' })).toBeNull();
});

it('can be found in on phones while it is folded, and unfolds then', () => {
  renderWithApp(
    <FooterGroup title="Official info">
      <p>Sold by the vendor</p>
    </FooterGroup>,
  );
  const content = screen.getByText('Sold by the vendor').parentElement!;
  expect(content).toHaveAttribute('hidden', 'until-found');
  fireEvent(content, new Event('beforematch'));
  expect(content).not.toHaveAttribute('hidden');
  expect(screen.getByRole('button', { name: 'Official info', expanded: true })).toBeVisible();
});
