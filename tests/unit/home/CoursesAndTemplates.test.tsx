import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { CoursesAndTemplates } from '../../../src/features/home/CoursesAndTemplates';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

const courses = () => screen.getByRole('region', { name: 'Popular courses' });
const templates = () => screen.getByRole('region', { name: 'Start from a template' });

it('shows courses with who teaches them, and templates with their live demo', async () => {
  renderWithApp(<CoursesAndTemplates />);
  const rows = await within(courses()).findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(within(row).getByText('Taught by')).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: /^Wishlist: / })).toBeInTheDocument();
    const title = within(row).getByRole('heading', { level: 3 });
    expect(within(title).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/productdetails\?id=/),
    );
  }
  const sheets = await within(templates()).findAllByRole('listitem');
  for (const sheet of sheets) {
    expect(within(sheet).getByRole('link', { name: /^Live Demo/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tempalte\?id=.+&demo=fit$/),
    );
  }
  expect(screen.getByRole('link', { name: 'View all courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
  expect(screen.getByRole('link', { name: 'View all templates' })).toHaveAttribute(
    'href',
    '/templates',
  );
});

it('keeps the courses where the templates fail', async () => {
  const body = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 } as const;
  mock.override({ operationId: 'listTemplates', reply: { status: 403, body } });
  renderWithApp(<CoursesAndTemplates />);
  expect(await within(courses()).findAllByRole('listitem')).toHaveLength(3);
  expect(await within(templates()).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
