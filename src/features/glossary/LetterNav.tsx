import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { radius } from '../../theme/tokens';
import { ALPHABET, letterId, OTHER } from './letters';

const Letter = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  borderRadius: radius.small,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
  },
}));

const Missing = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  color: theme.vars.palette.text.disabled,
}));

export interface LetterNavProps {
  /** The letters that have terms. */
  letters: readonly string[];
  /** How many terms each has, to be shown below it. */
  counts?: ReadonlyMap<string, number>;
}

/**
 * The alphabet above a list of terms. Letters without a term keep their place, so that the others
 * stay where they are while a search is typed, but lead nowhere and are not read out.
 */
export function LetterNav({ letters, counts }: LetterNavProps) {
  const { search, hash } = useLocation();
  const shown = letters.includes(OTHER) ? [...ALPHABET, OTHER] : ALPHABET;
  return (
    <Box component="nav" aria-label="Letters" sx={[frame, counts !== undefined && counted]}>
      {shown.map((letter) =>
        letters.includes(letter) ? (
          <Letter
            key={letter}
            to={{ search, hash: `#${letterId(letter)}` }}
            replace
            preventScrollReset
            aria-label={letter === OTHER ? 'Other characters' : `Terms with ${letter}`}
            data-count={counts?.get(letter)}
            aria-current={hash === `#${letterId(letter)}` ? 'location' : undefined}
          >
            {letter}
          </Letter>
        ) : (
          <Missing key={letter} aria-hidden>
            {letter}
          </Missing>
        ),
      )}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(36px, 1fr))',
    md: 'repeat(auto-fit, minmax(32px, 1fr))',
  },
  p: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
} as const;

/** Beside something as high: short rows of letters, each with its number. */
const counted = {
  gridTemplateColumns: { xs: 'repeat(9, minmax(0, 1fr))', md: 'repeat(7, minmax(0, 1fr))' },
  '&& > *': { minHeight: 60, alignContent: 'center', lineHeight: 1.3 },
  // Not part of what the link says, which is its name.
  '& [data-count]::after': {
    content: 'attr(data-count)',
    fontWeight: 400,
    fontSize: '0.75rem',
    color: 'text.secondary',
  },
} as const;
