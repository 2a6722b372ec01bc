import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../ui/icons';
import { TextInput, type TextInputProps } from './TextInput';

export interface PasswordInputProps extends Pick<
  TextInputProps,
  'name' | 'label' | 'helperText' | 'required' | 'autoFocus'
> {
  /** Tells password managers whether to fill in the known password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A masked text field with a button that shows what was typed. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={isShown ? 'Hide password' : 'Show password'}
            edge="end"
            // Keeps the cursor in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon fontSize="small" /> : <EyeIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
