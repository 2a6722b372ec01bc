import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionText } from '../../../src/features/product/overview/SectionText';

const section = { headline: 'Why', points: [], paragraphs: [], imageUrl: null };

it('ticks what the listing counts up', () => {
  const points = [
    { title: 'Waiting clock', text: 'Shows who waits longest.', featureId: 'waiting-clock' },
    { title: null, text: 'Weekly team meetings', featureId: null },
  ];
  render(<SectionText section={{ ...section, points, paragraphs: ['And the rest.'] }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Waiting clock Shows who waits longest.',
    'Weekly team meetings',
  ]);
  expect(screen.getByText('And the rest.').tagName).toBe('P');
});

it('leaves paragraphs as they are, short ones, too', () => {
  const paragraphs = ['Waiting clock. It counts.', 'It is quick.', 'It is small.'];
  render(<SectionText section={{ ...section, paragraphs }} />);
  expect(screen.queryByRole('list')).toBeNull();
  for (const paragraph of paragraphs) expect(screen.getByText(paragraph).tagName).toBe('P');
});
