import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CountBadgeProps {
  count: number;
  children: ReactNode;
}

/** An icon with a number at its corner; none for zero. The number is part of the button's name. */
export function CountBadge({ count, children }: CountBadgeProps) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      {children}
      {count > 0 ? (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'absolute',
            top: -7,
            left: 11,
            minWidth: 18,
            height: 18,
            px: '5px',
            borderRadius: '9px',
            bgcolor: 'deal.main',
            color: 'deal.contrastText',
            typography: 'badge',
            textAlign: 'center',
            // Beside the icon there is room for one digit; the others would go to a second line.
            whiteSpace: 'nowrap',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count > 99 ? '99+' : count}
        </Box>
      ) : null}
    </Box>
  );
}
