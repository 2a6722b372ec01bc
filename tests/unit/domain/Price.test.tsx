import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from '../../../src/domain/Price';
import { priceText } from '../../../src/domain/priceText';
import { theme } from '../../../src/theme/theme';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const ONCE = { id: 'lifetime', name: 'Lifetime deal' } as const;
const YEARLY = { id: 'annual', name: 'Annual' } as const;

it.each([
  ['paid once', ONCE, 1300, 'Now $13instead of $25'],
  ['paid each year', YEARLY, 7900, 'Now $79/yearinstead of $25'],
  ['of nothing', YEARLY, 0, 'Now Freeinstead of $25'],
])('says of a price %s for how long it is', (_what, planType, amount, text) => {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Price price={usd(amount)} oldPrice={usd(2500)} planType={planType} />
    </ThemeProvider>,
  );
  expect(container).toHaveTextContent(text);
});

it('says so in running text', () => {
  expect(priceText(usd(1300), ONCE)).toBe('$13');
  expect(priceText(usd(7900), YEARLY)).toBe('$79/year');
  expect(priceText(usd(0), ONCE)).toBe('Free');
  expect(priceText(usd(0), YEARLY)).toBe('Free');
});
