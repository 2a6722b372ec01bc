import Typography from '@mui/material/Typography';

/**
 * What a member wrote: text and never markup, in the direction of its own writing, with its line
 * breaks, and with words of any length kept inside.
 */
export function MemberText({ children }: { children: string }) {
  return (
    <Typography
      dir="auto"
      sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
