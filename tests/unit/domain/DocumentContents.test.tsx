import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentBlock } from '../../../src/domain/DocumentBlocks';
import { DocumentContents } from '../../../src/domain/DocumentContents';
import { renderWithApp } from '../../support/renderWithApp';

const blocks: DocumentBlock[] = ['What we keep', 'Your choices'].map((text, index) => ({
  kind: 'heading',
  level: 2,
  id: `part-${index}`,
  text,
}));

const show = (count = blocks.length) =>
  renderWithApp(
    <DocumentContents blocks={blocks.slice(0, count)} title="On this page" besideFrom={900} />,
  );

/** A window of so many px. */
function inWindowOf(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

afterEach(() => vi.unstubAllGlobals());

describe('the contents of a document', () => {
  it('take one line above the text, which opens to all links', async () => {
    inWindowOf(768);
    const { user } = show();
    expect(screen.getByText('2 sections')).toBeVisible();
    const link = screen.getByText('Your choices');
    expect(link).not.toBeVisible();
    await user.click(screen.getByText('On this page'));
    expect(link).toBeVisible();
  });

  it('count a single section, and are not there for none', () => {
    inWindowOf(768);
    const { unmount } = show(1);
    expect(screen.getByText('1 section')).toBeVisible();
    unmount();
    show(0);
    expect(screen.queryByText('On this page')).toBeNull();
  });

  it('are open beside the text', () => {
    inWindowOf(900);
    show();
    expect(screen.getByRole('link', { name: 'Your choices' })).toBeVisible();
    expect(screen.queryByText('2 sections')).toBeNull();
  });
});
