import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type {
  PartnerSetup,
  SetupChange,
  VersionedSetup,
} from '../../../api/resources/partner-setup';
import { AppForm } from '../../../forms/AppForm';
import { ConflictDialog } from '../../../forms/ConflictDialog';
import { dropDraft, readDraft } from '../../../forms/drafts';
import { SubmitButton } from '../../../forms/SubmitButton';
import { useDraftEnd } from '../../../forms/useDraftEnd';
import { useArrival } from '../../../routing/useArrival';
import { rowsOf, type SetupRow } from './setupRows';
import type { FilledStep } from './setupSteps';
import { useStepSave } from './useStepSave';

/** What the forms of all steps are given. */
export interface StepProps {
  partnerAccountId: string;
  /** The setup as it was read last. */
  latest: VersionedSetup;
  /** What the button says that saves: Next, or Save. */
  submitLabel: string;
  /** What the button beside it says: Back, or Cancel; without one there is none. */
  backLabel?: string;
  onBack: () => void;
  /** Called once the step is saved, for a partner who is still here. */
  onSaved: () => void;
}

export interface StepFormProps<Values extends FormikValues> extends StepProps {
  step: FilledStep;
  label: string;
  /** Where the form begins. */
  valuesOf: (setup: PartnerSetup) => Values;
  validationSchema: AnyObjectSchema;
  /** Makes the change that is saved. */
  toChange: (values: Values) => Promise<SetupChange> | SetupChange;
  /** What would be saved by a change of a setup as it is now, line by line as {@link rowsOf} has it. */
  mine: (change: SetupChange, now: PartnerSetup) => SetupRow[];
  /** Whether what is typed may wait while another step is open; card numbers may not. */
  isKept: boolean;
  children: ReactNode;
}

/** Names what is typed into a step and was not saved. */
export const draftOf = (partnerAccountId: string, step: FilledStep): string =>
  `setup ${partnerAccountId} ${step}`;

/** One step of the setup, saved on the server as one goes on. */
export function StepForm<Values extends FormikValues>({
  partnerAccountId,
  latest,
  submitLabel,
  backLabel,
  onBack,
  onSaved,
  step,
  label,
  valuesOf,
  validationSchema,
  toChange,
  mine,
  isKept,
  children,
}: StepFormProps<Values>) {
  const draft = draftOf(partnerAccountId, step);
  const arrive = useArrival();
  const [base, setBase] = useState(latest);
  const differencesTo = (now: PartnerSetup, change: SetupChange) =>
    differences(mine(change, now), rowsOf(step, now));
  const { save, conflict, closeConflict } = useStepSave(
    partnerAccountId,
    base,
    (change, now) => differencesTo(now, change).length === 0,
  );

  // What was saved elsewhere takes the place of what nobody has typed into; what is being saved here
  // must not, or the form would be another one when the answer comes.
  const [isSaving, setSaving] = useState(false);
  const [seen, setSeen] = useState(latest.version);
  if (latest.version !== seen && !isSaving) {
    setSeen(latest.version);
    if (isKept && readDraft(draft) === undefined) setBase(latest);
  }

  // A draft that is given up, or was sent before this form came, gives way to what was saved last.
  useDraftEnd(draft, () => setBase(latest));

  return (
    <>
      <AppForm
        key={JSON.stringify(base.setup[step])}
        label={label}
        draft={isKept ? draft : undefined}
        initialValues={valuesOf(base.setup)}
        validationSchema={validationSchema}
        onSubmit={async (values, { isHere }) => {
          setSaving(true);
          try {
            const saved = await save(await toChange(values));
            if (!saved) return false;
            arrive(await isHere(), onSaved, { message: `${label}: what you entered was saved.` });
            return true;
          } finally {
            setSaving(false);
          }
        }}
      >
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {backLabel ? (
            <Button variant="outlined" color="secondary" size="large" onClick={onBack}>
              {backLabel}
            </Button>
          ) : null}
          <SubmitButton label={submitLabel} pendingLabel="Saving…" size="large" />
        </Box>
      </AppForm>
      {conflict ? (
        <ConflictDialog
          open
          what="setup"
          rows={differencesTo(conflict.theirs.setup, conflict.change)}
          onClose={closeConflict}
          onKeepMine={async () => {
            if (!(await save(conflict.change, conflict.theirs))) return;
            dropDraft(draft);
            closeConflict();
            onSaved();
          }}
          onTakeTheirs={() => {
            dropDraft(draft);
            closeConflict();
            setBase(conflict.theirs);
          }}
        />
      ) : null}
    </>
  );
}

/** The lines in which what was typed and what was saved differ. */
function differences(mine: readonly SetupRow[], theirs: readonly SetupRow[]) {
  const valueIn = (rows: readonly SetupRow[], label: string) =>
    rows.find((row) => row.label === label)?.value ?? '';
  const labels = new Set([...mine, ...theirs].map(({ label }) => label));
  return [...labels]
    .map((label) => ({ label, mine: valueIn(mine, label), theirs: valueIn(theirs, label) }))
    .filter((row) => row.mine !== row.theirs);
}
