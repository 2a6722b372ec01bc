import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius, weight } from '../theme/tokens';

const Choice = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  marginBottom: 16,
  padding: 4,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 40,
    padding: '4px 8px',
    textAlign: 'center',
    borderRadius: radius.control,
    fontWeight: weight.strong,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
  },
  '& label:hover': { color: theme.vars.palette.text.primary },
  '& label:has(:checked)': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
    color: theme.vars.palette.text.primary,
  },
  '& label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}));

export interface JoinChoiceProps {
  isNew: boolean;
  onChange: (isNew: boolean) => void;
}

/** Which of two forms one fills in: members sign in, others join. */
export function JoinChoice({ isNew, onChange }: JoinChoiceProps) {
  const name = useId();
  return (
    <Choice role="radiogroup" aria-label="Your account">
      {(['I have an account', 'I’m new here'] as const).map((label, index) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={isNew === (index === 1)}
            onChange={() => onChange(index === 1)}
          />
          {label}
        </label>
      ))}
    </Choice>
  );
}
