import Box from '@mui/material/Box';
import { SITE_NAME } from '../site';
import { lightColors } from '../theme/tokens';

/** Mark and name of the site; takes the color of the text around it; the mark is alike in both schemes. */
export function Logo() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        fontFamily: 'h1.fontFamily',
        fontWeight: 700,
        fontSize: { xs: '1.25rem', sm: '1.375rem' },
        lineHeight: 1,
        letterSpacing: '-0.035em',
        whiteSpace: 'nowrap',
      }}
    >
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" fill={lightColors.primary} />
        <path
          d="M10 8h6a8 8 0 0 1 0 16h-6z"
          fill="none"
          stroke={lightColors.onPrimary}
          strokeWidth="3.4"
        />
        <circle cx="23.5" cy="23.5" r="3.5" fill={lightColors.accent} />
      </svg>
      {SITE_NAME}
    </Box>
  );
}
