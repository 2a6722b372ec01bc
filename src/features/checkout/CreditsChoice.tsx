import FormControlLabel from '@mui/material/FormControlLabel';
import type { Quote } from '../../api/resources/orders';
import { formatMoney } from '../../lib/money';
import { Checkbox } from '../../ui/Choice';
import { choiceBox } from '../../ui/choiceBox';

export interface CreditsChoiceProps {
  /** The member's credits; undefined while they are not known. */
  balance: Quote['creditBalance'] | undefined;
  isUsed: boolean;
  /** While paying is under way. */
  isLocked: boolean;
  onUse: (useCredits: boolean) => void;
}

/** Lets credits pay first; nothing for a member without any. */
export function CreditsChoice({ balance, isUsed, isLocked, onUse }: CreditsChoiceProps) {
  if (!balance || balance.amountMinor === 0) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={isUsed} onChange={({ target }) => onUse(target.checked)} />}
      label={`Use my credits (${formatMoney(balance)})`}
      disabled={isLocked}
      sx={{ ...choiceBox, width: 1, mb: 1.25, p: 0.5, pl: 1, pr: 2 }}
    />
  );
}
