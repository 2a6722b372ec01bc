import { radius } from '../theme/tokens';

/** The words beside the button. */
const words = { flexGrow: 1, minWidth: 0 } as const;

/** `sx` of one of several choices, a label with its radio button at its side. */
export const choiceBox = {
  m: 0,
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'outline' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'tint.primary',
    // What is less important, and what was paid before, is read on violet, too.
    '--mui-palette-text-secondary':
      'color-mix(in srgb, var(--mui-palette-text-primary) 78%, var(--mui-palette-tint-primary))',
  },
  '& .MuiFormControlLabel-label': words,
  // Of a plain label.
  '& > input + span': words,
} as const;

/** The middle of the first line beside that of the button. */
const tallWords = { ...words, py: '9px' } as const;

/** `sx` of a plan or a card to choose: its label has several lines, the first beside the radio button. */
export const tallChoice = {
  ...choiceBox,
  py: { xs: 1, md: 0.75 },
  pl: 1,
  pr: 2,
  alignItems: 'flex-start',
  '& .MuiFormControlLabel-label': tallWords,
  '& > input + span': tallWords,
} as const;
