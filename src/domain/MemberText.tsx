import Typography from '@mui/material/Typography';

export interface MemberTextProps {
  children: string;
  /** After how many lines it is cut, where the rest can be read elsewhere; all are shown when left out. */
  maxLines?: number;
}

/**
 * What a member wrote: text and never markup, in the direction of its own writing, with its line
 * breaks, and with words of any length kept inside.
 */
export function MemberText({ children, maxLines }: MemberTextProps) {
  return (
    <Typography
      dir="auto"
      sx={[
        { maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
        maxLines !== undefined && {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: maxLines,
          overflow: 'hidden',
        },
      ]}
    >
      {children}
    </Typography>
  );
}
