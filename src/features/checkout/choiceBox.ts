/** `sx` of one of several choices, with its radio button at its side. */
export const choiceBox = {
  m: 0,
  p: 2,
  pl: 1,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'outline' },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'tint.primary' },
  '& .MuiFormControlLabel-label': { flexGrow: 1, minWidth: 0, pt: '7px' },
} as const;
