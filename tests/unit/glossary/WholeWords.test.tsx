import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WholeWords } from '../../../src/features/glossary/WholeWords';

it('keeps words with hyphens whole with the sign after them, but none too long for a phone', () => {
  const text = 'Buyers see one cross-sell: a never-ending-story-of-hyphens.';
  const { container } = render(
    <p>
      <WholeWords text={text} />
    </p>,
  );
  expect(screen.getByText('cross-sell:')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(container.querySelectorAll('span')).toHaveLength(1);
  expect(container).toHaveTextContent(text);
});
