import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSession, useSignIn } from '../api/resources/session';
import { applyApiError } from '../forms/applyApiError';

/** Signs in with one click to an account that a demonstration server offers; else nothing. */
export function DemoAccounts({ onSignedIn }: { onSignedIn: () => void }) {
  const { demo } = useSession();
  const signIn = useSignIn();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<unknown>(null);
  const headingId = useId();
  if (!demo || demo.accounts.length === 0) return null;

  const isSigningIn = (identifier: string) => signIn.isRunning && chosen === identifier;
  const choose = async (identifier: string, password: string) => {
    if (signIn.isRunning) return;
    setChosen(identifier);
    setError(null);
    try {
      await signIn.run({ identifier, password });
      onSignedIn();
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <Box role="group" aria-labelledby={headingId} sx={box}>
      <Typography id={headingId} variant="subtitle2" component="p">
        Just looking? Try a demo account
      </Typography>
      {error ? <Alert severity="error">{applyApiError(error, () => false).title}</Alert> : null}
      <Box sx={choices}>
        {demo.accounts.map(({ identifier, password, ...who }) => (
          <Button
            key={identifier}
            variant="outlined"
            color="secondary"
            aria-disabled={signIn.isRunning}
            onClick={() => void choose(identifier, password)}
            sx={choice}
          >
            {isSigningIn(identifier) ? 'Signing in…' : <Who {...who} />}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

/** A name, and below it in smaller letters who that is; read out as `Viktor, a vendor`. */
function Who({ name, role }: { name: string; role: string }) {
  return (
    <span>
      {name}
      <Box component="span" sx={comma}>
        ,{' '}
      </Box>
      <Box component="small" sx={inSmall}>
        {role}
      </Box>
    </span>
  );
}

const box = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'surface.sunken',
} as const;

/** Side by side: each is one of several, and no step of its own. Who that is stays on one line. */
const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flex: '1 1 0', minWidth: 'max-content' },
} as const;

const choice = { px: 1, py: 0.75, minHeight: 52 } as const;

/** Read out, and not seen. */
const comma = { fontSize: 0 } as const;

const inSmall = { display: 'block', typography: 'caption' } as const;
