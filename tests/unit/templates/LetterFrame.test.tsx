import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TemplateDemo } from '../../../src/api/resources/templates';
import { LetterFrame } from '../../../src/features/templates/demo/LetterFrame';

afterEach(cleanup);

const demo = { brand: 'Northlight', mark: null, navigation: [], blocks: [] };

const show = (parts: Partial<TemplateDemo>) =>
  render(
    <LetterFrame
      demo={{ ...demo, ...parts } as unknown as TemplateDemo}
      arrangement={'' as never}
    />,
  );

it('shows the mark of who sent a letter, and the initial of who has none', () => {
  show({ mark: 'M-8-8H8V8H-8z' });
  expect(document.querySelector('path[d="M-8-8H8V8H-8z"]')).toBeInTheDocument();
  expect(screen.queryByText('N')).not.toBeInTheDocument();
  cleanup();
  show({});
  expect(screen.getByText('N')).toBeInTheDocument();
});
