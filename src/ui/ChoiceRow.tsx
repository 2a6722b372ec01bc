import { styled } from '@mui/material/styles';
import { formatCount } from '../lib/text';
import { radius, tabularNumbers } from '../theme/tokens';

const CHECK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18'%3E%3Cpath d='m4 9.5 3.2 3.2L14 5.8' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

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

/** A native control with drawn looks: a panel has some fifty of them, so each is one element. */
const Control = styled('input')(({ theme }) => ({
  appearance: 'none',
  flexShrink: 0,
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  // As those of forms.
  borderRadius: 3,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'inherit',
  '&[type="radio"]': { borderRadius: '50%' },
  '&:checked': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&::before': { content: '""', display: 'block', width: '100%', height: '100%' },
  '&:checked::before': { backgroundColor: theme.vars.palette.primary.contrastText },
  '&[type="checkbox"]::before': { mask: `${CHECK} center / contain no-repeat` },
  '&[type="radio"]::before': { borderRadius: '50%', transform: 'scale(0.46)' },
  '&[type="checkbox"]:not(:checked)::before': { display: 'none' },
  '&[aria-disabled="true"]': { opacity: 0.55 },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
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
      <Control
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
