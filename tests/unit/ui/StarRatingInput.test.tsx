import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { StarRatingInput, type StarRatingInputProps } from '../../../src/ui/StarRatingInput';

// jsdom has no CSS.escape, which user-event needs to find the radio buttons of a group.
beforeAll(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  return () => vi.unstubAllGlobals();
});

function setup({ start = 0, ...props }: Partial<StarRatingInputProps> & { start?: number } = {}) {
  const onChange = vi.fn();
  function Host() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return (
      <ThemeProvider theme={theme}>
        <StarRatingInput name="stars" label="rate us*" value={value} onChange={change} {...props} />
        <button type="button">After</button>
      </ThemeProvider>
    );
  }
  render(<Host />);
  return { onChange, user: userEvent.setup() };
}

const star = (count: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} star`) });

describe('StarRatingInput', () => {
  it('is a named group of five with nothing chosen at first', () => {
    setup();
    expect(screen.getByRole('radiogroup', { name: 'rate us*' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('gives one for the first position, also when it is clicked again', async () => {
    const { onChange, user } = setup();
    await user.click(star(1));
    await user.click(star(1));
    expect(onChange.mock.calls).toEqual([[1]]);
    expect(star(1).checked).toBe(true);
  });

  it('previews under the pointer without choosing', async () => {
    const { onChange, user } = setup({ start: 2 });
    expect(screen.getByText('Fair')).toBeTruthy();
    await user.hover(star(5).closest('label') as HTMLElement);
    expect(screen.getByText('Excellent')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await user.hover(screen.getByText('After'));
    expect(screen.getByText('Fair')).toBeTruthy();
  });

  it('is chosen with the arrow keys and is one stop of the Tab key', async () => {
    const { onChange, user } = setup({ start: 3 });
    await user.tab();
    expect(document.activeElement).toBe(star(3));
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith(4);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith(2);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByText('After'));
  });

  it('tells its error and hint, and when the focus has left all of it', async () => {
    const onBlur = vi.fn();
    const { user } = setup({ onBlur, error: 'Choose at least one star.', hint: 'Whole stars.' });
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose at least one star.',
    );
    await user.click(star(2));
    await user.click(star(4));
    expect(onBlur).not.toHaveBeenCalled();
    await user.click(screen.getByText('After'));
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('can be switched off', async () => {
    const { onChange, user } = setup({ disabled: true });
    await user.click(star(4));
    expect(onChange).not.toHaveBeenCalled();
  });
});
