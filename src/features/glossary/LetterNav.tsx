import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { radius, weight } from '../../theme/tokens';
import { ALPHABET, letterId, OTHER } from './letters';

const Letter = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  borderRadius: radius.small,
  color: theme.vars.palette.text.primary,
  fontWeight: weight.strong,
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
}

/**
 * The alphabet above a list of terms. Letters without a term keep their place, so that the others
 * stay where they are while a search is typed, but lead nowhere and are not read out.
 */
export function LetterNav({ letters }: LetterNavProps) {
  const { search, hash } = useLocation();
  const shown = letters.includes(OTHER) ? [...ALPHABET, OTHER] : ALPHABET;
  return (
    <Box component="nav" aria-label="Letters" sx={frame}>
      {shown.map((letter) =>
        letters.includes(letter) ? (
          <Letter
            key={letter}
            to={{ search, hash: `#${letterId(letter)}` }}
            replace
            preventScrollReset
            aria-label={letter === OTHER ? 'Other characters' : `Terms with ${letter}`}
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
  py: 0.75,
  borderBlock: '1px solid',
  borderColor: 'divider',
} as const;
