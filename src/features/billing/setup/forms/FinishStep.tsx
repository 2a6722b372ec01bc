import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { AppForm } from '../../../../forms/AppForm';
import { SubmitButton } from '../../../../forms/SubmitButton';
import { object } from 'yup';
import type { StepProps } from '../StepForm';
import { useStepSave } from '../useStepSave';

const NOTHING_TO_FILL_IN = object();

/** Step 4: everything is there, and one click finishes the setup. */
export function FinishStep({
  partnerAccountId,
  latest,
  submitLabel,
  backLabel,
  onBack,
  onSaved,
}: StepProps) {
  const { save } = useStepSave(partnerAccountId, latest, () => true);
  return (
    <AppForm
      label="Successful Process"
      initialValues={{}}
      validationSchema={NOTHING_TO_FILL_IN}
      onSubmit={async () => {
        if (!(await save({ step: 'completion' }))) return false;
        // The details have taken the place of this form by now.
        onSaved();
        return true;
      }}
    >
      <Typography>
        Your information, your payment method and your tax form are saved. Finish to be paid out
        from now on; you can change all of it later.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" color="secondary" size="large" onClick={onBack}>
          {backLabel}
        </Button>
        <SubmitButton label={submitLabel} pendingLabel="Finishing…" size="large" />
      </Box>
    </AppForm>
  );
}
