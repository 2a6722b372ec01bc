import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentBlocks } from '../../../src/domain/DocumentBlocks';
import { renderWithApp } from '../../support/renderWithApp';

const renderLink = (href: string) =>
  renderWithApp(
    <DocumentBlocks blocks={[{ kind: 'paragraph', spans: [{ text: 'Read on', href }] }]} />,
  );

test.each([
  ['/blog', '/blog'],
  ['//elsewhere.example/blog', 'https://elsewhere.example/blog'],
  ['/\\elsewhere.example', 'https://elsewhere.example/'],
])('a link to %s leads to %s', (href, expected) => {
  renderLink(href);
  expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', expected);
});

test('a link that would run something is text', () => {
  renderLink('javascript:alert(1)');
  expect(screen.getByText('Read on')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
