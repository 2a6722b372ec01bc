import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import { DataProvider } from '../api/DataProvider';
import { theme } from '../theme/theme';
import type { createAppRouter } from './router';

/** The providers, outermost first: looks, data, URLs. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <ThemeProvider theme={theme} disableTransitionOnChange>
      <CssBaseline />
      <DataProvider>
        <RouterProvider router={router} />
      </DataProvider>
    </ThemeProvider>
  );
}
