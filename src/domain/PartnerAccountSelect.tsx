import type { PartnerAccount } from '../api/resources/partner-accounts';
import { NativeSelect } from '../ui/NativeSelect';

export interface PartnerAccountSelectProps {
  account: PartnerAccount;
  all: readonly PartnerAccount[];
  /** @param id null for the first one */
  onChange: (id: string | null) => void;
}

/** Which of the member's partner accounts a page shows; nothing where there is only one. */
export function PartnerAccountSelect({ account, all, onChange }: PartnerAccountSelectProps) {
  if (all.length < 2) return null;
  return (
    <NativeSelect
      label="Partner account"
      value={account.id}
      onChange={(id) => onChange(id === all[0]!.id ? null : id)}
    >
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
