import { styled } from '@mui/material/styles';
import { AppLink } from '../../routing/AppLink';

/** A link to another question, a line in a list of them. */
export const OtherQuestion = styled(AppLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: '9px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));
