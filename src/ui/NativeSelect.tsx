import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { ChevronDownIcon } from './icons';

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  height: 40,
  width: '100%',
  padding: '0 36px 0 12px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
}));

export interface NativeSelectProps {
  id?: string;
  /** Names it for assistive technology. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The choices: `<option>` elements. */
  children: ReactNode;
}

/** A choice from a list, which phones show in their own way. */
export function NativeSelect({ id, label, value, onChange, children }: NativeSelectProps) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', minWidth: 0, flexGrow: 1 }}>
      <Select
        id={id}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Select>
      <ChevronDownIcon
        fontSize="small"
        sx={{ position: 'absolute', right: 10, top: 11, pointerEvents: 'none' }}
      />
    </Box>
  );
}
