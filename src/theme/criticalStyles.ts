import { colorSchemeAttribute, darkColors, fontFamilies, lightColors } from './tokens';

const isDark = `html[${colorSchemeAttribute}=dark]`;

/** By night, light falls on the head of the page; by day its paper is bright all over. */
const nightLight = `${isDark} body{background:radial-gradient(75% 640px at 50% 0,${darkColors.litPaper},${darkColors.paper}) no-repeat ${darkColors.paper}}`;

/**
 * Text of the style element for the head of index.html: page color, text color and font of both
 * schemes before any script has run, and a scrollbar that is always there, so that nothing moves
 * sideways when the content comes.
 */
export const criticalStyles = `html{overflow-y:scroll;-webkit-text-size-adjust:100%}html,body{margin:0;background:${lightColors.paper};color:${lightColors.ink};color-scheme:light}body{font:400 1rem/1.5 ${fontFamilies.text}}${isDark},${isDark} body{background:${darkColors.paper};color:${darkColors.ink};color-scheme:dark}${nightLight}`;
