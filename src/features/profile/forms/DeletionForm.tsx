import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { useDeleteAccount } from '../../../api/resources/profile';
import { AppForm } from '../../../forms/AppForm';
import { PasswordInput } from '../../../forms/PasswordInput';
import { SubmitButton } from '../../../forms/SubmitButton';
import { pathTo } from '../../../routing/paths';
import { useSignedIn } from '../../../session/useSignedIn';
import { showToast } from '../../../ui/toastStore';
import { useDemoPassword } from '../useDemoPassword';
import { accountDeletionSchema } from './profileSchema';

/** Deletes the account; asks for the password. */
export function DeletionForm() {
  const { run } = useDeleteAccount();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const demoPassword = useDemoPassword();
  // The form is gone before its answer is told, so that `useStillHere` would find nobody on any page.
  const departureKey = useNavigation().location?.key ?? null;
  const departure = useRef(departureKey);
  useEffect(() => {
    departure.current = departureKey;
  }, [departureKey]);
  return (
    <AppForm
      label="Delete account"
      initialValues={{ password: '' }}
      validationSchema={accountDeletionSchema}
      onSubmit={async (values) => {
        const { pathname } = location;
        const calledOff = departure.current;
        // The member is gone with the account: what comes next belongs to the action.
        await signedIn(async () => {
          await run(values);
          // Its page is closed now, so there is nowhere to stay. Someone who has left it, or has followed a
          // link whose page is on its way, is not brought back.
          const isLeaving = departure.current !== null && departure.current !== calledOff;
          if (location.pathname === pathname && !isLeaving) void navigate(pathTo('home'));
          showToast({ severity: 'success', message: 'Your account was deleted.' });
        }, 'delete your account');
        return false;
      }}
    >
      <PasswordInput
        name="password"
        label="Current password"
        autoComplete="current-password"
        helperText={demoPassword}
        autoFocus
        required
      />
      <SubmitButton
        label="Delete account for good"
        pendingLabel="Deleting…"
        color="error"
        size="large"
        fullWidth
      />
    </AppForm>
  );
}
