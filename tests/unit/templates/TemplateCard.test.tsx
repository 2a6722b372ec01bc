import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { TemplateCard } from '../../../src/features/templates/TemplateCard';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

it('shows the award of a template that has just come out, beside how long ago that was', async () => {
  const { items } = await mock.call('listTemplates', 200);
  renderWithApp(<TemplateCard template={{ ...items[0]!, awardYear: 2022 }} note="3 days ago" />);
  expect(screen.getByText('3 days ago')).toBeVisible();
  expect(screen.getByText('Award 2022')).toBeVisible();
});

it('gives the sales of the month where it is ranked by them', async () => {
  const { items } = await mock.call('listTemplates', 200);
  const template = { ...items[0]!, salesCount: 1200, monthSales: 86 };
  renderWithApp(<TemplateCard template={template} ofMonth />);
  expect(screen.getByText('86 sold this month')).toBeVisible();
  expect(screen.queryByText('1,200 sold')).toBeNull();
});
