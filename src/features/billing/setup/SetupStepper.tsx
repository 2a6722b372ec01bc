import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { STEP_WIDTH, STEPS } from './setupSteps';

/** The four steps by number; the current one stands out. */
export function SetupStepper({ current }: { current: number }) {
  return (
    <Stepper
      activeStep={current - 1}
      alternativeLabel
      aria-label="Steps of the setup"
      sx={{ maxWidth: STEP_WIDTH, mx: { xs: -1, sm: 0 }, mb: { xs: 3, md: 4 } }}
    >
      {STEPS.map(({ name, title }, index) => (
        // The numbers stay: a step that is done can be changed again.
        <Step
          key={name}
          completed={false}
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <StepLabel>{title}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
