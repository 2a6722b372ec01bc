import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Template } from '../../../src/api/resources/templates';
import { TemplateKind } from '../../../src/features/templates/TemplateKind';

test('names a tool and a purpose that this version knows', () => {
  const template = { tool: { id: 'react', name: 'React' }, type: { id: 'blog', name: 'Blogs' } };
  const { container } = render(<TemplateKind template={template as Template} />);
  expect(screen.getByText('React · Blogs')).toBeVisible();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('shows a tool and a purpose that it does not know by their names', () => {
  const template = {
    tool: { id: 'framer', name: 'Framer' },
    type: { id: 'wiki', name: 'Wikis' },
  } as unknown as Template;
  const { container } = render(<TemplateKind template={template} />);
  expect(screen.getByText('Framer · Wikis')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});
