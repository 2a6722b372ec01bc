import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Template } from '../../../src/api/resources/templates';
import { TemplateKind } from '../../../src/features/templates/TemplateKind';

test('names a tool and a purpose that this version knows', () => {
  const { container } = render(<TemplateKind template={{ tool: 'react', type: 'blog' }} />);
  expect(screen.getByText('React · Blogs')).toBeVisible();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('shows a tool and a purpose that it does not know as text', () => {
  const template = { tool: 'framer', type: 'wiki' } as unknown as Template;
  const { container } = render(<TemplateKind template={template} />);
  expect(screen.getByText('framer · wiki')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});
