import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Matched } from '../../../src/domain/search/Matched';

const marked = (text: string, words: string) => {
  const { container } = render(<Matched text={text} words={words} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('mark')].map((one) => one.textContent);
};

describe('what was typed, in a text', () => {
  it('is marked where words begin with it', () => {
    expect(marked('Inboxery for inboxes in between', 'in')).toEqual(['In', 'in', 'in']);
    expect(marked('Designing forms', 'in')).toEqual([]);
  });

  it('is marked within words where it is long enough to be meant', () => {
    expect(marked('Email Copywriting', 'mail')).toEqual(['mail']);
    expect(marked('Shopfront Mailer', 'mail')).toEqual(['Mail']);
  });

  it('is taken literally', () => {
    expect(marked('C++ in a week', 'c++')).toEqual(['C++']);
  });
});
