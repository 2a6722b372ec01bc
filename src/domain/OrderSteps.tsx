import Box from '@mui/material/Box';
import type { QuoteInput } from '../api/resources/orders';
import { weight } from '../theme/tokens';
import { CheckIcon } from '../ui/icons';
import { doneMark, openMark, stepMark } from '../ui/numberedSteps';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type OrderedKind = QuoteInput['item']['kind'];

/** What one has at last. */
const LAST: Readonly<Record<OrderedKind, string>> = {
  software: 'Get your license',
  course: 'Start learning',
  template: 'Download it',
};

export interface OrderStepsProps {
  kind: OrderedKind;
  /** Whether the first of the three steps, signing in, is done. */
  isSignedIn?: boolean;
}

/** How far one has come with an order. */
export function OrderSteps({ kind, isSignedIn = false }: OrderStepsProps) {
  const current = isSignedIn ? 1 : 0;
  return (
    <Box component="ol" aria-label="Steps" sx={list}>
      {['Sign in', 'Pay', LAST[kind]].map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          {index < current ? (
            <>
              <CheckIcon fontSize="small" />
              <VisuallyHidden>Done: </VisuallyHidden>
            </>
          ) : null}
          {step}
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 1.5, sm: 2.5 },
  // In one line on the narrowest phones, too.
  '@media (max-width: 359.95px)': { columnGap: 0.75, '& > li': { gap: 0.75 } },
  rowGap: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, counterIncrement: 'step' },
  '& > li > svg': { ...stepMark, ...doneMark, p: '4px' },
  '& > li:not(:has(svg))::before': { content: 'counter(step)', ...stepMark },
  '& > [aria-current]': { color: 'text.primary', fontWeight: weight.strong },
  '&& > [aria-current]::before': openMark,
} as const;
