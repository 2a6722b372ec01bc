/**
 * Replaces MUI's script that sets the color scheme before the first paint, 0.6 kB of the first load: the site
 * has its own (see `colorSchemeScript`). What remains are the names that the theme shares with it.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export const defaultConfig = {
  attribute: 'data-mui-color-scheme',
  colorSchemeStorageKey: 'mui-color-scheme',
  defaultLightColorScheme: 'light',
  defaultDarkColorScheme: 'dark',
  modeStorageKey: 'mui-mode',
};

export const buildInitColorSchemeScript = () => null;
