import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { EmailForm } from './forms/EmailForm';
import { PasswordForm } from './forms/PasswordForm';
import { AppDialog } from '../../ui/Dialog';
import { ProfileSection, rows } from './ProfileSection';
import { SettingRow } from './SettingRow';

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
    <>
      <SettingRow label={label} value={value} valueId={id}>
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          aria-describedby={id}
          onClick={() => setOpen(true)}
        >
          {action}
        </Button>
      </SettingRow>
      <AppDialog open={isOpen} onClose={close} title={action} maxWidth="xs" fullScreenOnPhones>
        {children(close)}
      </AppDialog>
    </>
  );
}

/** What one signs in with. */
export function EmailAndPassword({ email }: { email: string }) {
  return (
    <ProfileSection title="Signing in" description="Changes here ask for your current password.">
      <Box sx={rows}>
        <Setting label="Email address" value={email} action="Change email address">
          {(close) => <EmailForm email={email} onDone={close} />}
        </Setting>
        <Setting label="Password" value="Never shown" action="Change password">
          {(close) => <PasswordForm onDone={close} />}
        </Setting>
      </Box>
    </ProfileSection>
  );
}
