import type { Country } from '../../../api/resources/countries';
import type { Bank } from '../../../api/resources/partner-setup';
import { FinishStep } from './forms/FinishStep';
import { InformationStep } from './forms/InformationStep';
import { PaymentStep, type HeldPayment } from './forms/PaymentStep';
import { TaxStep } from './forms/TaxStep';
import type { STEPS } from './setupSteps';
import type { StepProps } from './StepForm';

export interface SetupStepProps extends StepProps {
  name: (typeof STEPS)[number]['name'];
  countries: readonly Country[];
  banks: readonly Bank[];
  heldPayment?: HeldPayment;
}

/** The form of a step. */
export function SetupStep({ name, countries, banks, heldPayment, ...props }: SetupStepProps) {
  switch (name) {
    case 'information':
      return <InformationStep countries={countries} {...props} />;
    case 'payment':
      return <PaymentStep banks={banks} held={heldPayment} {...props} />;
    case 'tax':
      return <TaxStep countries={countries} {...props} />;
    case 'completion':
      return <FinishStep {...props} />;
  }
}
