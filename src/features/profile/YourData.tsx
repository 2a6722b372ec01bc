import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useExportProfile } from '../../api/resources/profile';
import { useSession } from '../../api/resources/session';
import { useSignedIn } from '../../session/useSignedIn';
import { AppDialog } from '../../ui/Dialog';
import { describeError } from '../../ui/describeError';
import { showToast } from '../../ui/toastStore';
import { DeletionForm } from './forms/DeletionForm';
import { ProfileSection, rows } from './ProfileSection';
import { SettingRow } from './SettingRow';

/** What else is lost, by the contract's `createAccountDeletion`. */
const SELLERS_TOO =
  'What you sell goes off sale, and its files and your payout setup are removed. ';

/** One's data as a file, and the end of the account. */
export function YourData() {
  const { run, isRunning } = useExportProfile();
  const signedIn = useSignedIn();
  const { user } = useSession();
  const isSeller = user?.roles.includes('vendor') ?? false;
  const [isDeleting, setDeleting] = useState(false);

  const save = async () => {
    if (isRunning) return;
    try {
      await signedIn(() => run(), 'export your data');
    } catch (error) {
      showToast({
        severity: 'error',
        message: `${describeError(error).title}. Nothing was saved.`,
        action: { label: 'Try again', onClick: () => void save() },
      });
    }
  };

  return (
    <ProfileSection
      title="Your data"
      description="Take it with you, or have it removed with your account."
    >
      <Box sx={rows}>
        <SettingRow label="Your copy" value="Everything we keep about you, in one file.">
          <Button
            variant="outlined"
            color="secondary"
            aria-disabled={isRunning}
            onClick={() => void save()}
          >
            {isRunning ? 'Collecting your data…' : 'Export my data'}
          </Button>
        </SettingRow>
        <SettingRow
          label="Your account"
          value={`Removes your profile, orders, wishlist and notices.${isSeller ? ' What you sell goes off sale.' : ''}`}
        >
          <Button
            variant="outlined"
            color="error"
            aria-haspopup="dialog"
            onClick={() => setDeleting(true)}
          >
            Delete account
          </Button>
        </SettingRow>
      </Box>
      <AppDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title="Delete your account?"
        maxWidth="xs"
        fullScreenOnPhones
      >
        <Typography sx={{ mb: 2.5 }}>
          Your profile, orders, wishlist and notices are removed. What you wrote for others stays,
          signed “Former member”. {isSeller ? SELLERS_TOO : null}This can’t be undone.
        </Typography>
        <DeletionForm />
      </AppDialog>
    </ProfileSection>
  );
}
