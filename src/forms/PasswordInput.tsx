import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { stroked } from '../ui/icons';
import { EyeIcon } from '../ui/moreIcons';
import { TextInput, type TextInputProps } from './TextInput';

const EyeOffIcon = /*#__PURE__*/ stroked(
  'EyeOff',
  'M4 4l16 16M10 5.7a9.5 9.5 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.5 7.5A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.5-1.2M10 10a2.8 2.8 0 0 0 4 4',
);

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
