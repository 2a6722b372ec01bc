import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon } from './icons';

/**
 * Changes between the light and the dark theme. Which icon shows is decided by CSS, as the page
 * itself is, so that the button is right before React knows the stored choice.
 */
export function ColorSchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme();
  const current = mode === 'system' ? systemMode : mode;
  const next = current === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      aria-label={current ? `Switch to the ${next} theme` : 'Switch the color theme'}
      onClick={() => setMode(next)}
    >
      <MoonIcon sx={[(theme) => theme.applyStyles('dark', { display: 'none' })]} />
      <SunIcon
        sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]}
      />
    </IconButton>
  );
}
