import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { ChevronDownIcon } from './icons';

const Root = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: 32,
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: radius.small,
  font: 'inherit',
  color: 'inherit',
  '& svg': { fontSize: '1rem', opacity: 0, transition: 'transform 150ms' },
  '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
  '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
  '&[data-direction]': { color: theme.vars.palette.text.primary },
  '&[data-direction] svg': { opacity: 1 },
  '&[data-direction="ascending"] svg': { transform: 'rotate(180deg)' },
}));

export interface SortButtonProps {
  /** How the table is sorted by this column; undefined where it is not. */
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** The head of a column that sorts the table; the head's `aria-sort` says how. */
export function SortButton({ direction, onClick, children }: SortButtonProps) {
  return (
    <Root data-direction={direction} onClick={onClick}>
      {children}
      <ChevronDownIcon />
    </Root>
  );
}
