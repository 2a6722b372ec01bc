import { choiceBox } from '../../ui/choiceBox';

/** `sx` of a plan or a card to choose: its label has several lines, the first beside the radio button. */
export const tallChoice = {
  ...choiceBox,
  p: 2,
  pl: 1,
  alignItems: 'flex-start',
  '& .MuiFormControlLabel-label': {
    ...choiceBox['& .MuiFormControlLabel-label'],
    // The middle of the first line beside that of the button.
    pt: '9px',
  },
} as const;
