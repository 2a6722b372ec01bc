import { colorModeStorageKey, colorSchemeAttribute } from './tokens';

/**
 * Text of the inline script for the head of index.html: sets the color scheme of `<html>` before
 * the first paint, from the stored choice or else from the system. Unlike the script that ships
 * with Material UI it still follows the system where storage is blocked.
 */
export const colorSchemeScript = `(function(){var m;try{m=localStorage.getItem(${JSON.stringify(
  colorModeStorageKey,
)})}catch(e){}if(m!=='light'&&m!=='dark'){m=window.matchMedia&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}document.documentElement.setAttribute(${JSON.stringify(
  colorSchemeAttribute,
)},m)})()`;
