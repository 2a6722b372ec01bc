import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PriceRangeFilter } from '../../../src/features/catalog/PriceRangeFilter';
import { theme } from '../../../src/theme/theme';

function filter(min: number | null, max: number | null, onChange = vi.fn()) {
  return (
    <ThemeProvider theme={theme}>
      <PriceRangeFilter min={min} max={max} span={{ min: 900, max: 14900 }} onChange={onChange} />
      <button type="button">Elsewhere</button>
    </ThemeProvider>
  );
}

const min = () => screen.getByRole('textbox', { name: 'Min' });
const max = () => screen.getByRole('textbox', { name: 'Max' });

describe('PriceRangeFilter', () => {
  it('applies on Enter, and when the focus leaves both boxes', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(filter(null, null, onChange));
    await user.type(min(), '10{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ min: 1000, max: null });
    onChange.mockClear();
    await user.click(max());
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('50');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(onChange).toHaveBeenLastCalledWith({ min: 1000, max: 5000 });
  });

  it('says what is wrong, keeps what was typed and applies nothing', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(filter(null, null, onChange));
    await user.type(min(), 'ten');
    await user.type(max(), '20{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a price in dollars');
    expect(min()).toBeInvalid();
    expect(min()).toHaveAccessibleDescription(/Enter a price in dollars/);
    expect(max()).toBeValid();
    expect([min(), max()].map((box) => (box as HTMLInputElement).value)).toEqual(['ten', '20']);
    expect(onChange).not.toHaveBeenCalled();
    await user.clear(min());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('follows a range that is changed from elsewhere', () => {
    const { rerender } = render(filter(1000, 4950));
    expect(min()).toHaveValue('10');
    expect(max()).toHaveValue('49.50');
    rerender(filter(null, null));
    expect(min()).toHaveValue('');
  });
});
