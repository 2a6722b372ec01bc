import { styled } from '@mui/material/styles';
import { formatCount } from '../lib/text';
import { radius, tabularNumbers } from '../theme/tokens';
import { DrawnControl } from './drawnControl';

const Row = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  margin: '0 -8px',
  padding: '4px 8px',
  borderRadius: radius.small,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-empty]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '& .ChoiceRow-label': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .ChoiceRow-count': {
    ...tabularNumbers,
    // Counts change all the time; their box does not.
    minWidth: '4ch',
    textAlign: 'right',
    color: theme.vars.palette.text.secondary,
  },
  '&[data-empty] .ChoiceRow-count': { color: 'inherit' },
}));

export interface ChoiceRowProps {
  type: 'checkbox' | 'radio';
  /** Groups the radios of one filter. */
  name: string;
  label: string;
  checked: boolean;
  /** How many results the choice would leave; undefined while or where that is not known. */
  count: number | undefined;
  /** True for the choice that sets no filter: it can be chosen whatever it would leave. */
  setsNothing?: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * One choice of a filter with its count. A choice that would leave nothing looks disabled and can't
 * be chosen, but it keeps its place and the focus, and one that is applied can always be taken off.
 */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, name, label, checked, count, setsNothing = false, onChange } = props;
  const isEmpty = count === 0 && !checked && !setsNothing;
  return (
    <Row data-empty={isEmpty || undefined}>
      <DrawnControl
        type={type}
        name={name}
        checked={checked}
        aria-disabled={isEmpty || undefined}
        onChange={(event) => {
          if (!isEmpty) onChange(event.target.checked);
        }}
      />
      <span className="ChoiceRow-label">{label}</span>
      {count === undefined ? null : <span className="ChoiceRow-count">{formatCount(count)}</span>}
    </Row>
  );
}
