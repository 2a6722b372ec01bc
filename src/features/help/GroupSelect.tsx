import InputLabel from '@mui/material/InputLabel';
import { useId } from 'react';
import type { HelpGroup } from '../../api/resources/help';
import { NativeSelect } from '../../ui/NativeSelect';

export interface GroupSelectProps {
  groups: readonly HelpGroup[];
  /** Id of the group that is shown. */
  value: string;
  onChange: (id: string) => void;
}

/** The choice of a group where there is no room for tabs: the phone’s own list. */
export function GroupSelect({ groups, value, onChange }: GroupSelectProps) {
  const id = useId();
  return (
    <div>
      <InputLabel htmlFor={id}>Topic</InputLabel>
      <NativeSelect id={id} size="field" value={value} onChange={onChange}>
        {groups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
