import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from './icons';

export interface ConfirmationProps {
  title: string;
  /** The level of the heading in the page. */
  component?: 'h1' | 'h2' | 'h3';
  /** An id of the heading, for the section that it names. */
  id?: string;
  /** What happens next. */
  children: ReactNode;
  /** What the button says that brings the empty form back. */
  againLabel: string;
  onAgain: () => void;
}

/** Says, in the place of a form and with its focus, that what was sent has been received. */
export function Confirmation({
  title,
  component = 'h3',
  id,
  againLabel,
  onAgain,
  children,
}: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={frame}>
      <Box aria-hidden sx={mark}>
        <CheckIcon />
      </Box>
      <Typography
        variant="h3"
        component={component}
        id={id}
        ref={heading}
        tabIndex={-1}
        sx={{ mt: 2 }}
      >
        {title}
      </Typography>
      <Typography
        sx={{ mt: 1, mb: 3, maxWidth: '52ch', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      <Button variant="outlined" color="secondary" onClick={onAgain}>
        {againLabel}
      </Button>
    </Box>
  );
}

/** About as tall as the form it replaces, so that what follows stays near its place. */
const frame = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: { xs: 360, sm: 460 },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  bgcolor: 'tint.success',
  color: 'success.main',
} as const;
