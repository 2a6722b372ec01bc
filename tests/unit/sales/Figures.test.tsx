import { expect, it } from 'vitest';
import { Figures } from '../../../src/features/sales/Figures';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

it('has as many lines while it loads, with sales and without, so that nothing below moves', async () => {
  await mock.signIn();
  const summary = await mock.call('getSalesSummary', 200, {
    query: { partnerAccountId: 'quillbird-labs' },
  });
  expect(summary.totals.sales).toBeGreaterThan(0);
  const none = {
    ...summary,
    totals: { ...summary.totals, sales: 0, units: 0 },
    refundedSales: 0,
    refundRatePercent: null,
  };
  const lines = [undefined, summary, none].map((shown) => {
    const { container, unmount } = renderWithApp(<Figures summary={shown} />);
    const all = [...container.querySelectorAll('dd')];
    const filled = all.filter(
      (line) => line.textContent !== '' || line.querySelector('.MuiSkeleton-root'),
    );
    unmount();
    return filled.length;
  });
  expect(lines).toEqual([12, 12, 12]);
});
