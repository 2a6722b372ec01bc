import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { announce } from '../routing/announce';
import { JoinChoice } from './JoinChoice';
import { GoogleWay, SIGN_IN_STEP_TITLES, SignInPanel, type SignInStep } from './SignInPanel';
import { phoneInset, radius } from '../theme/tokens';

export interface SignInCardProps {
  /** Its heading. */
  title?: ReactNode;
  /** What one signs in for, in a sentence. */
  words: string;
  /** Whether something else is the first choice of the page. */
  isQuiet?: boolean;
  /** How one joins in the same place: the heading, and the form. Without it, a link leads to joining. */
  join?: { title: ReactNode; form: (onJoined: () => void) => ReactNode };
}

/** Signing in, right where a page is that needs it: the page appears in its place after that. */
export function SignInCard({
  title = SIGN_IN_STEP_TITLES['sign-in'],
  words,
  isQuiet = false,
  join,
}: SignInCardProps) {
  const [step, setStep] = useState<SignInStep>('sign-in');
  const [isNew, setNew] = useState(false);
  // What was typed in either form stays while the other one is looked at.
  const [wasNew, setWasNew] = useState(false);
  if (isNew && !wasNew) setWasNew(true);
  const url = useHref(useLocation());
  const goToTop = () => {
    // The button was below the first view of a phone; the page begins above it.
    const { pathname, search, hash } = location;
    if (pathname + search + hash === url) scrollTo(0, 0);
  };
  const welcome = () => {
    announce('You are signed in.');
    goToTop();
  };
  const heading = isNew ? join?.title : title;
  return (
    <Box sx={[card, night, join ? compact : null]}>
      <Typography variant="h3" component="h2">
        {step === 'sign-in' ? heading : SIGN_IN_STEP_TITLES[step]}
      </Typography>
      <Typography
        variant={join ? 'body2' : 'body1'}
        sx={{ mt: 0.5, mb: join ? 1.5 : 2.5, color: 'text.secondary' }}
      >
        {words}
      </Typography>
      {join && step === 'sign-in' ? <JoinChoice isNew={isNew} onChange={setNew} /> : null}
      <Box hidden={isNew}>
        <SignInPanel
          step={step}
          onStep={setStep}
          autoFocus={false}
          onSignedIn={welcome}
          onLeave={() => undefined}
          comesBack
          isQuiet={isQuiet}
          hasJoin={join !== undefined}
        />
      </Box>
      {wasNew ? (
        <Box hidden={!isNew} sx={joining}>
          {join?.form(goToTop)}
          <GoogleWay />
        </Box>
      ) : null}
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

/** Where it holds a choice above the form, too, and all of it is to be in the first view. */
const compact = { py: { sm: 3 } } as const;

const joining = { display: 'grid', gap: 2, '&[hidden]': { display: 'none' } } as const;

/** By night the shadow of what hovers has an edge of its own. */
const night = (theme: Theme) =>
  theme.applyStyles('dark', { boxShadow: theme.vars.palette.elevation.rest });
