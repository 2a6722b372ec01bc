import Box from '@mui/material/Box';
import { MAIN_ID } from '../routing/mainContent';
import { weight } from '../theme/tokens';

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // A hash in the URL would be one more step back.
        event.preventDefault();
        const main = document.getElementById(MAIN_ID);
        main?.focus();
        main?.scrollIntoView();
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: theme.zIndex.tooltip,
        px: 2,
        py: 1.25,
        borderRadius: '10px',
        bgcolor: 'accent.main',
        color: 'accent.contrastText',
        fontWeight: weight.strong,
        textDecoration: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      Skip to content
    </Box>
  );
}
