import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Quote } from '../../api/resources/orders';
import { formatMoney } from '../../lib/money';
import { Checkbox } from '../../ui/Choice';

export interface CreditsChoiceProps {
  /** The member's credits; undefined while they are not known. */
  balance: Quote['creditBalance'] | undefined;
  isUsed: boolean;
  onUse: (useCredits: boolean) => void;
}

/** Lets credits pay first; nothing for a member without any. */
export function CreditsChoice({ balance, isUsed, onUse }: CreditsChoiceProps) {
  if (!balance || balance.amountMinor === 0) return null;
  return (
    <Box sx={{ mt: { xs: 3, md: 4 } }}>
      <FormControlLabel
        control={<Checkbox checked={isUsed} onChange={({ target }) => onUse(target.checked)} />}
        label={`Use my credits (${formatMoney(balance)})`}
      />
    </Box>
  );
}
