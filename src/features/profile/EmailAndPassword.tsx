import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { EmailForm } from './forms/EmailForm';
import { PasswordForm } from './forms/PasswordForm';
import { AppDialog } from '../../ui/Dialog';
import { ProfileSection } from './ProfileSection';

interface SettingProps {
  label: string;
  value: string;
  /** What the button says; the dialog has the same title. */
  action: string;
  children: (close: () => void) => ReactNode;
}

/** Something that is changed in a dialog, because it takes the password. */
function Setting({ label, value, action, children }: SettingProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        py: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Typography id={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        sx={{ flexShrink: 0 }}
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      <AppDialog open={isOpen} onClose={close} title={action} maxWidth="xs" fullScreenOnPhones>
        {children(close)}
      </AppDialog>
    </Box>
  );
}

/** What one signs in with. */
export function EmailAndPassword({ email }: { email: string }) {
  return (
    <ProfileSection title="Signing in" description="Changes here ask for your current password.">
      <Setting label="Email address" value={email} action="Change email address">
        {(close) => <EmailForm email={email} onDone={close} />}
      </Setting>
      <Setting label="Password" value="Never shown" action="Change password">
        {(close) => <PasswordForm onDone={close} />}
      </Setting>
    </ProfileSection>
  );
}
