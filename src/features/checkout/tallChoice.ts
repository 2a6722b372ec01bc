import { choiceBox } from '../../ui/choiceBox';

/** `sx` of a plan or a card to choose: its label has several lines, the first beside the radio button. */
export const tallChoice = {
  ...choiceBox,
  py: { xs: 1, md: 0.75 },
  pl: 1,
  pr: 2,
  alignItems: 'flex-start',
  '& .MuiFormControlLabel-label': {
    ...choiceBox['& .MuiFormControlLabel-label'],
    // The middle of the first line beside that of the button.
    py: '9px',
  },
} as const;
