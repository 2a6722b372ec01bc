import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../../../src/forms/ErrorSummary';
import { theme } from '../../../src/theme/theme';

// As in a browser, where React takes its own time.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void vi.unstubAllGlobals());

it('has the focus from the moment at which it is there', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const shown = new Promise<Element | null>((resolve) => {
    new MutationObserver(() => resolve(document.activeElement)).observe(place, {
      childList: true,
    });
  });
  const root = createRoot(place);
  root.render(
    <ThemeProvider theme={theme}>
      <ErrorSummary
        errors={{ title: 'Please check', items: [] }}
        isFixed={() => false}
        hrefOf={() => '#'}
        onChoose={() => undefined}
      />
    </ThemeProvider>,
  );
  expect(await shown).toHaveAttribute('role', 'group');
  root.unmount();
  place.remove();
});
