import { createTheme } from '@mui/material/styles';
import type {} from './augmentation';
import { colorScheme } from './colorScheme';
import * as baseline from './components/baseline';
import * as dataDisplay from './components/dataDisplay';
import * as feedback from './components/feedback';
import * as inputs from './components/inputs';
import * as navigation from './components/navigation';
import * as surfaces from './components/surfaces';
import {
  colorSchemeAttribute,
  darkColors,
  easing,
  lightColors,
  motion,
  radius,
  spacingUnit,
} from './tokens';
import { typography } from './typography';

/**
 * The Material UI theme of both schemes. Colors are CSS variables chosen by an attribute of
 * `<html>`, so that a change of scheme renders nothing again and the first paint is already right.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: {
    light: colorScheme('light', lightColors),
    dark: colorScheme('dark', darkColors),
  },
  typography,
  shape: { borderRadius: radius.control },
  spacing: spacingUnit,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.base,
      standard: motion.base,
      complex: motion.calm,
      enteringScreen: motion.calm,
      leavingScreen: motion.base,
    },
    easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
  },
  components: { ...baseline, ...dataDisplay, ...feedback, ...inputs, ...navigation, ...surfaces },
});
