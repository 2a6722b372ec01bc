import Box from '@mui/material/Box';
import { CheckIcon } from '../../../ui/icons';
import { MinusIcon } from '../../../ui/moreIcons';

/** Whether a product has something, told by shape as well as by color; the words beside it say so, too. */
export function HasMark({ has }: { has: boolean }) {
  return (
    <Box component="span" aria-hidden sx={[place, has && { color: 'success.main' }]}>
      {has ? <CheckIcon /> : <MinusIcon />}
    </Box>
  );
}

const place = {
  flexShrink: 0,
  display: 'flex',
  height: '1lh',
  width: 18,
  alignItems: 'center',
  justifyContent: 'center',
  '& svg': { fontSize: 16 },
} as const;
