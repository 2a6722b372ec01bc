import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import type { Country } from '../../../api/resources/countries';
import type { Bank, VersionedSetup } from '../../../api/resources/partner-setup';
import { useIsLeaving } from '../../../routing/useIsLeaving';
import { useFocusOnce } from '../../../ui/useFocusOnce';
import type { HeldPayment } from './forms/PaymentStep';
import { SetupStep } from './SetupStep';
import { SetupStepper } from './SetupStepper';
import { STEP_WIDTH, stepOf, STEPS } from './setupSteps';

export interface SetupWizardProps {
  partnerAccountId: string;
  latest: VersionedSetup;
  countries: readonly Country[];
  banks: readonly Bank[];
  /** Called when the last step is done. */
  onFinished: () => void;
}

/**
 * The setup in four steps (specification, section 2). The URL holds the step, so that Back and a reload
 * lead where one was; without it, the first that was not saved yet is open.
 */
export function SetupWizard({
  partnerAccountId,
  latest,
  countries,
  banks,
  onFinished,
}: SetupWizardProps) {
  const [params, setParams] = useSearchParams();
  const current = stepOf(params.get('step'), latest.setup);
  // The first step that is shown leaves the focus where it is.
  const [shown] = useState(current);
  const heading = useFocusOnce(current === shown ? null : `step ${current}`);
  const { name, title } = STEPS[current - 1]!;
  const [heldPayment, holdPayment] = useState<HeldPayment['values']>(null);
  const goTo = (step: number, options?: NavigateOptions) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set('step', String(step));
      return next;
    }, options);

  // What another window saves meanwhile must not move anyone on in the middle of a step.
  const isNamed = params.get('step') === String(current);
  const isLeaving = useIsLeaving();
  const nameStep = useEffectEvent(() => goTo(current, { replace: true, preventScrollReset: true }));
  useEffect(() => {
    if (!isNamed && !isLeaving) nameStep();
  }, [isNamed, isLeaving]);

  const isLast = current === STEPS.length;
  return (
    <>
      <SetupStepper current={current} />
      <Box sx={{ maxWidth: STEP_WIDTH }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ mb: 3, outline: 'none' }}
        >
          {title}
        </Typography>
        <SetupStep
          key={name}
          name={name}
          partnerAccountId={partnerAccountId}
          latest={latest}
          countries={countries}
          banks={banks}
          heldPayment={{ values: heldPayment, hold: holdPayment }}
          submitLabel={isLast ? 'Finish' : 'Next'}
          backLabel={current > 1 ? 'Back' : undefined}
          onBack={() => goTo(current - 1)}
          onSaved={() => (isLast ? onFinished() : goTo(current + 1))}
        />
      </Box>
    </>
  );
}
