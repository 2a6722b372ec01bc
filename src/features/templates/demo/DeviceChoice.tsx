import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius, tabularNumbers, weight } from '../../../theme/tokens';
import { DEVICES, type Device } from '../templateUrl';

const Choices = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'flex',
  justifyContent: 'center',
  gap: 2,
  padding: 2,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& label': {
    position: 'relative',
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 36,
    padding: '0 14px',
    borderRadius: radius.control,
    fontWeight: weight.strong,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& label:has(:checked)': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  },
  '& label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  '& small': theme.typography.caption,
  // The names alone fit beside the title of a template, and on a phone.
  [theme.breakpoints.down('md')]: { '& small': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& label': { padding: '0 8px' } },
}));

export interface DeviceChoiceProps {
  /** What there is to choose from. */
  devices: readonly Device[];
  device: Device;
  onChange: (device: Device) => void;
}

/** Chooses the width of the live demo; arrow keys go from one to the next. */
export function DeviceChoice({ devices, device, onChange }: DeviceChoiceProps) {
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label="Width of the demo">
      {devices.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={device === one}
            onChange={() => onChange(one)}
          />
          {DEVICES[one].label} <small>{DEVICES[one].width} px</small>
        </label>
      ))}
    </Choices>
  );
}
