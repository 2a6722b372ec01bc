import type { Theme } from '@mui/material/styles';

/** `sx` of a part below a rule of its own, as in a dictionary; by night the rule does not outshine the words. */
export const ruled = (theme: Theme) => ({
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  ...theme.applyStyles('dark', { borderWidth: '1px 0 0', borderColor: theme.vars.palette.divider }),
});
