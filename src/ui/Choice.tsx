import { useRadioGroup } from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import type { ComponentProps, Ref } from 'react';
import { DrawnControl } from './drawnControl';

/** The air around a control, which can be pressed as well, in px. */
const AIR = 11;

const Input = styled(DrawnControl)({
  position: 'relative',
  margin: AIR,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&::after': { content: '""', position: 'absolute', inset: -AIR - 1.5 },
});

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** What `FormControlLabel` hands on. */
  inputRef?: Ref<HTMLInputElement>;
}

export interface CheckboxProps extends ChoiceProps {
  /** That some of what it stands for is chosen, and some is not. */
  indeterminate?: boolean;
}

/** A box to tick, as those of filters are. In a form use `CheckboxInput`. */
export function Checkbox({ indeterminate = false, inputRef: _inputRef, ...rest }: CheckboxProps) {
  return (
    <Input
      {...rest}
      type="checkbox"
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = indeterminate;
      }}
    />
  );
}

/**
 * One of several choices, as those of filters are: of a `RadioGroup`, or of a `radiogroup` that says itself
 * what is checked. In a form use `RadioInput`.
 */
export function Radio({ inputRef, ...rest }: ChoiceProps) {
  const group = useRadioGroup();
  return (
    <Input
      {...rest}
      type="radio"
      ref={inputRef}
      {...(group && {
        name: group.name,
        checked: group.value === rest.value,
        onChange: (event) => group.onChange(event, event.target.value),
      })}
    />
  );
}
