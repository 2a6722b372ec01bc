import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { radius } from '../theme/tokens';
import { fadedEdges, fadedRow } from '../ui/fadedEdges';
import { CloseIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Chip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle2,
  gap: 6,
  minHeight: 32,
  [theme.breakpoints.down('sm')]: { minHeight: 40 },
  maxWidth: '100%',
  padding: '3px 8px 3px 12px',
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.tint.primary,
  color: theme.vars.palette.primary.main,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& svg': { fontSize: '1rem', flexShrink: 0 },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}` },
}));

/** A filter that is applied, as its chip shows it. */
export interface AppliedFilter<Query> {
  key: string;
  label: string;
  /** The change of the query that takes it off. */
  without: Partial<Query>;
}

export interface AppliedFilterChipsProps<Query> {
  filters: readonly AppliedFilter<Query>[];
  /** Keys of what a control beside the list shows and takes off, too: alone, it needs no chip. */
  saidBeside: readonly string[];
  onChange: (change: Partial<Query>) => void;
  onClear: () => void;
  /** Takes the focus when no chip is left to take it. */
  onEmptied: () => void;
}

/**
 * What is applied, each with a way to take it off, and all of it at once; nothing where that is one
 * thing which is said beside the list already, such as the words in its field.
 */
export function AppliedFilterChips<Query>({
  filters,
  saidBeside,
  onChange,
  onClear,
  onEmptied,
}: AppliedFilterChipsProps<Query>) {
  const needsChips = (shown: typeof filters) =>
    shown.length > 1 || shown.some(({ key }) => !saidBeside.includes(key));
  if (!needsChips(filters)) return null;

  // The chip goes away with the focus on it; the focus goes on to its neighbor, where that stays.
  const remove = (index: number, event: MouseEvent<HTMLElement>) => {
    const chips = event.currentTarget.closest('ul')?.querySelectorAll('button');
    const neighbor = chips?.[index + 1 < filters.length ? index + 1 : index - 1];
    onChange(filters[index]?.without ?? {});
    if (neighbor && needsChips(filters.filter((_, at) => at !== index))) neighbor.focus();
    else onEmptied();
  };

  return (
    <Box component="ul" aria-label="Applied filters" ref={fadedRow} sx={row}>
      {filters.map((filter, index) => (
        <li key={filter.key}>
          <Chip onClick={(event) => remove(index, event)}>
            <VisuallyHidden>Remove </VisuallyHidden>
            {filter.label}
            <CloseIcon />
          </Chip>
        </li>
      ))}
      <li>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            onClear();
            onEmptied();
          }}
          sx={{ color: 'text.secondary', textDecoration: 'underline', textUnderlineOffset: '3px' }}
        >
          Clear all
        </Button>
      </li>
    </Box>
  );
}

/** Lines of them; on phones one line, swiped through to the edges of the window. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 1,
  // Inside the scrolled box for focus rings.
  m: { xs: '-4px -16px', sm: 0 },
  p: { xs: '4px 16px', sm: 0 },
  listStyle: 'none',
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  ...fadedEdges,
  '& > li': { flexShrink: { xs: 0, sm: 1 }, maxWidth: { xs: '80%', sm: '100%' } },
} as const;
