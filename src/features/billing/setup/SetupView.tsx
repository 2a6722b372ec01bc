import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { Country } from '../../../api/resources/countries';
import type { Bank, VersionedSetup } from '../../../api/resources/partner-setup';
import { useFocusOnce } from '../../../ui/useFocusOnce';
import { SetupDetails } from './SetupDetails';
import { SetupWizard } from './SetupWizard';

export interface SetupViewProps {
  partnerAccountId: string;
  latest: VersionedSetup;
  countries: readonly Country[];
  banks: readonly Bank[];
}

/** The wizard until the setup is finished, and its details from then on. */
export function SetupView(props: SetupViewProps) {
  const [isDone, setDone] = useState(false);
  const message = useFocusOnce(isDone ? 'done' : null);
  if (props.latest.setup.finishedAt === null)
    return <SetupWizard {...props} onFinished={() => setDone(true)} />;
  return (
    <>
      {isDone ? (
        <Alert ref={message} tabIndex={-1} severity="success" role="status" sx={{ mb: 2.5 }}>
          You r done. TQ
        </Alert>
      ) : null}
      <SetupDetails {...props} />
    </>
  );
}
