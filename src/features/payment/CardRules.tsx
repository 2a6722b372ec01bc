import Box from '@mui/material/Box';
import { useSession } from '../../api/resources/session';
import { weight } from '../../theme/tokens';
import { ChevronDownIcon, ShieldIcon } from '../../ui/icons';
import { CARD_POINTS, NEVER_KEPT } from './cardPoints';

/** What is never kept of cards in one line, which opens to all that is. */
export function CardRules() {
  const { demo } = useSession();
  return (
    <Box component="aside" aria-label="Your cards here" sx={quiet}>
      <details>
        <Box component="summary" sx={line}>
          <ShieldIcon
            fontSize="small"
            sx={{ flexShrink: 0, mt: '1px', ml: '-3px', color: 'success.main' }}
          />
          <span>
            {NEVER_KEPT} {demo?.notice}{' '}
            <Box component="span" sx={more}>
              What we keep
              <ChevronDownIcon sx={{ fontSize: 18 }} />
            </Box>
          </span>
        </Box>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 6.5, display: 'grid', gap: 0.5 }}>
          {CARD_POINTS.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      </details>
    </Box>
  );
}

const quiet = { typography: 'body2', color: 'text.secondary' } as const;

const line = {
  display: 'flex',
  alignItems: 'start',
  gap: 1.25,
  py: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & span svg': { transform: 'rotate(180deg)' },
} as const;

const more = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  fontWeight: weight.strong,
  color: 'primary.main',
  whiteSpace: 'nowrap',
} as const;
