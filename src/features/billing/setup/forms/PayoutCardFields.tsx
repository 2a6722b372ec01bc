import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import type { PartnerSetup } from '../../../../api/resources/partner-setup';
import type { SampleCard } from '../../../../api/resources/payment-methods';
import { CardCodeInput } from '../../../../domain/payment/CardCodeInput';
import { CardExpiryInput } from '../../../../domain/payment/CardExpiryInput';
import { CardNumberInput } from '../../../../domain/payment/CardNumberInput';
import { SelectInput } from '../../../../forms/SelectInput';
import { TextInput } from '../../../../forms/TextInput';
import { useFormField } from '../../../../forms/useFormField';
import { brandName, CARD_BRANDS, cardName, isCardBrand } from '../../../../lib/cardBrand';
import { cardKindOf } from '../../../../lib/cardNumber';

export interface PayoutCardFieldsProps {
  samples: readonly SampleCard[];
  /** The card that was saved for the chosen way; null without one. */
  kept: NonNullable<PartnerSetup['payment']>['card'];
}

/** A card that is paid to (specification, section 2, partner setup wizard). */
export function PayoutCardFields({ samples, kept }: PayoutCardFieldsProps) {
  const { value: number } = useFormField<string>('number', 'Card number');
  const brand = useFormField<string>('brand', 'Card type');
  const kind = cardKindOf(number);
  const isTyped = kept === null;

  // The number tells its kind; another one can still be chosen, and is then refused with the reason.
  const follow = useEffectEvent((known: string) => brand.setValue(known));
  useEffect(() => {
    if (kind?.brand && isCardBrand(kind.brand)) follow(kind.brand);
  }, [kind?.brand]);

  return (
    <>
      {kept ? (
        <Typography role="note">
          {cardName(kept)} is on file. Leave the fields empty to keep it.
        </Typography>
      ) : null}
      {samples.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          To try it, use {samples[0]!.number} with any date to come and any CVC.
        </Typography>
      ) : null}
      <TextInput
        name="holderName"
        label="Cardholder name"
        autoComplete="cc-name"
        maxLength={80}
        required={isTyped}
      />
      <Box sx={{ ...pair, gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <CardNumberInput required={isTyped} />
        <SelectInput
          name="brand"
          label="Card type"
          placeholder="Told by its number"
          choices={CARD_BRANDS.map((value) => ({ value, label: brandName(value) }))}
        />
      </Box>
      <Box sx={{ ...pair, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <CardExpiryInput label="Expiry" hasFullYear required={isTyped} />
        <CardCodeInput required={isTyped} />
      </Box>
    </>
  );
}

const pair = { display: 'grid', gap: 2.5, alignItems: 'start' } as const;
