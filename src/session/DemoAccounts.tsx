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
    <Box
      role="group"
      aria-labelledby={headingId}
      sx={{ display: 'grid', gap: 1.25, p: 2, borderRadius: '14px', bgcolor: 'surface.sunken' }}
    >
      <Typography id={headingId} variant="subtitle2" component="p">
        Just looking? Try a demo account
      </Typography>
      {error ? <Alert severity="error">{applyApiError(error, () => false).title}</Alert> : null}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {demo.accounts.map(({ identifier, password, label }) => (
          <Button
            key={identifier}
            variant="outlined"
            color="secondary"
            aria-disabled={signIn.isRunning}
            onClick={() => void choose(identifier, password)}
          >
            {signIn.isRunning && chosen === identifier ? 'Signing in…' : label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
