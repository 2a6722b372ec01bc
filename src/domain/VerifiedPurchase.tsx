import { styled } from '@mui/material/styles';
import { CheckIcon } from '../ui/icons';

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& svg': {
    flexShrink: 0,
    marginTop: '0.1em',
    fontSize: '1rem',
    color: theme.vars.palette.success.main,
  },
}));

export interface VerifiedPurchaseProps {
  /** What the author of the review bought; left out where there is no room to say it. */
  planTitle?: string;
}

/** Says that who wrote a review has bought what it is about, and which plan of it. */
export function VerifiedPurchase({ planTitle }: VerifiedPurchaseProps) {
  return (
    <Line>
      <CheckIcon />
      <span>
        Verified purchase
        {planTitle === undefined ? null : ` · ${planTitle}`}
      </span>
    </Line>
  );
}
