import type { Bank, PartnerSetup } from '../../../../api/resources/partner-setup';
import { SelectInput } from '../../../../forms/SelectInput';
import { TextInput } from '../../../../forms/TextInput';
import { useFormField } from '../../../../forms/useFormField';
import { masked } from '../masked';

export interface BankFieldsProps {
  banks: readonly Bank[];
  /** The account that was saved; null without one. */
  kept: NonNullable<PartnerSetup['payment']>['bankAccount'];
  /** The country of the partner, whose banks come first. */
  country: string | undefined;
}

/** A bank account that is paid to. */
export function BankFields({ banks, kept, country }: BankFieldsProps) {
  const { value: bankId } = useFormField<string>('bankId', 'Select Bank');
  const isNear = ({ countryCode }: Bank) => countryCode === country;
  const choices = [...banks.filter(isNear), ...banks.filter((bank) => !isNear(bank))];
  return (
    <>
      <SelectInput
        name="bankId"
        label="Select Bank"
        placeholder="Select Bank"
        choices={choices.map(({ id, name, countryCode }) => ({
          value: id,
          label: `${name} (${countryCode})`,
        }))}
        required
      />
      <TextInput
        name="bankAccountNumber"
        label="Account number"
        autoComplete="off"
        helperText={
          kept && kept.bank.id === bankId
            ? `Leave it empty to keep ${masked(kept.last4)}.`
            : 'An IBAN where your bank has one. We only ever show its last four characters.'
        }
        maxLength={60}
        required={kept?.bank.id !== bankId}
      />
    </>
  );
}
