import { styled } from '@mui/material/styles';
import { ArrowRightIcon } from '../ui/icons';

const Root = styled('b')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: '1rem' },
}));

/** Beside the price of a card that is one link: what a click does, for the eye. */
export function CardAction() {
  return (
    <Root aria-hidden>
      View
      <ArrowRightIcon />
    </Root>
  );
}
