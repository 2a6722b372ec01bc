import Box from '@mui/material/Box';
import { SITE_NAME } from '../site';

/** Mark and name of the site; takes the color of the text around it. */
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
        <rect width="32" height="32" rx="9" fill="#5B3BE8" />
        <path d="M10 8h6a8 8 0 0 1 0 16h-6z" fill="none" stroke="#fff" strokeWidth="3.4" />
        <circle cx="23.5" cy="23.5" r="3.5" fill="#C8F04B" />
      </svg>
      {SITE_NAME}
    </Box>
  );
}
