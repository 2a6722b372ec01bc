import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { ChevronDownIcon } from './icons';

const Frame = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  flexGrow: 1,
  '& svg': { position: 'absolute', right: 10, pointerEvents: 'none' },
});

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  height: 40,
  width: '100%',
  padding: '0 34px 0 12px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: radius.control,
  // That of a text field, which it stands beside in forms and filters.
  backgroundColor: theme.vars.palette.surface.field,
  color: 'inherit',
  ...theme.typography.button,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  // Two beside each other on the narrowest phones.
  '@media (max-width: 359px)': { ...theme.typography.overline, padding: '0 32px 0 10px' },
  // Among the text fields of a form it is as high as they are, and set in their type.
  '&[data-size="field"]': {
    ...theme.typography.body1,
    height: 48,
    paddingLeft: 14,
    color: theme.vars.palette.text.primary,
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
}));

export interface NativeSelectProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'name' | 'autoComplete' | 'required' | 'onBlur' | 'aria-describedby' | 'aria-invalid'
> {
  /** Names it for assistive technology, where no `<label>` does. */
  label?: string;
  /** `field`: like a text field of a form; else like a button. */
  size?: 'button' | 'field';
  value: string;
  onChange: (value: string) => void;
  /** The choices: `<option>` elements. */
  children: ReactNode;
}

/** A choice from a list, which phones show in their own way: the one select of the site. */
export function NativeSelect({
  label,
  size = 'button',
  onChange,
  children,
  ...rest
}: NativeSelectProps) {
  return (
    <Frame>
      <Select
        {...rest}
        data-size={size}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Select>
      <ChevronDownIcon fontSize="small" />
    </Frame>
  );
}
