import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { radius, weight } from '../../theme/tokens';
import { RouterLink } from '../../ui/RouterLink';
import { ALPHABET, letterId, OTHER } from './letters';

const Letter = styled(RouterLink)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 40 },
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
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 40 },
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
    <Box component="nav" aria-label="Letters" sx={[frame, isFew(letters) && onlyWide]}>
      <Box sx={columns}>
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
    </Box>
  );
}

/** Of so few one sees the end: on phones three lines of gray letters would only be in their way. */
const isFew = ({ length }: readonly string[]) => length > 0 && length <= 3;
const onlyWide = { display: { xs: 'none', sm: 'block' } } as const;

const frame = { py: 0.75, borderBlock: '1px solid', borderColor: 'divider' } as const;

/**
 * The first and the last letter of a line stand at the edges of the page: the rest of their grounds, which
 * are as wide as a finger needs, is in its margins. On phones the alphabet has three lines of nine.
 */
const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(9, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, 44px)',
    md: 'repeat(auto-fit, 32px)',
  },
  justifyContent: 'space-between',
  mx: { xs: -2, md: -1.25 },
} as const;
