import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { announce } from '../routing/announce';
import { SIGN_IN_STEP_TITLES, SignInPanel, type SignInStep } from './SignInPanel';
import { phoneInset, radius } from '../theme/tokens';

export interface SignInCardProps {
  /** Its heading. */
  title?: ReactNode;
  /** What one signs in for, in a sentence. */
  words: string;
  /** Whether something else is the first choice of the page. */
  isQuiet?: boolean;
}

/** Signing in, right where a page is that needs it: the page appears in its place after that. */
export function SignInCard({
  title = SIGN_IN_STEP_TITLES['sign-in'],
  words,
  isQuiet = false,
}: SignInCardProps) {
  const [step, setStep] = useState<SignInStep>('sign-in');
  const url = useHref(useLocation());
  const welcome = () => {
    announce('You are signed in.');
    // The button was below the first view of a phone; the page begins above it.
    const { pathname, search, hash } = location;
    if (pathname + search + hash === url) scrollTo(0, 0);
  };
  return (
    <Box sx={[card, night]}>
      <Typography variant="h3" component="h2">
        {step === 'sign-in' ? title : SIGN_IN_STEP_TITLES[step]}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>{words}</Typography>
      <SignInPanel
        step={step}
        onStep={setStep}
        autoFocus={false}
        onSignedIn={welcome}
        onLeave={() => undefined}
        comesBack
        isQuiet={isQuiet}
      />
    </Box>
  );
}

const card = {
  p: { xs: phoneInset, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  // Beside an example it stands out; above the rest of a phone it is a card as others.
  '@media (min-width: 720px)': {
    borderRadius: `${radius.panel}px`,
    boxShadow: 'var(--mui-palette-elevation-hover)',
  },
} as const;

/** By night the shadow of what hovers has an edge of its own. */
const night = (theme: Theme) =>
  theme.applyStyles('dark', { boxShadow: theme.vars.palette.elevation.rest });
