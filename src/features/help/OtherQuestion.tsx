import { styled } from '@mui/material/styles';
import { AppLink } from '../../routing/AppLink';
import { sideLink } from '../../ui/sideLink';

/** A link to another question, in a list of them. */
export const OtherQuestion = styled(AppLink)(({ theme }) => ({
  ...sideLink(theme),
  // Below the answer they are rows of what to read next.
  [theme.breakpoints.down('md')]: {
    ...theme.typography.body1,
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.primary,
  },
}));
