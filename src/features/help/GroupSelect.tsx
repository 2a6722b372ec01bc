import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { HelpGroup } from '../../api/resources/help';
import { radius } from '../../theme/tokens';
import { ChevronDownIcon } from '../../ui/icons';

const Select = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  appearance: 'none',
  width: '100%',
  height: 52,
  padding: '0 44px 0 16px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
}));

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
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        Topic
      </Box>
      <Box sx={{ position: 'relative', mt: 0.5 }}>
        <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </Select>
        <ChevronDownIcon sx={{ position: 'absolute', right: 14, top: 14, pointerEvents: 'none' }} />
      </Box>
    </div>
  );
}
