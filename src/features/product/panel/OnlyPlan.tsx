import Box from '@mui/material/Box';
import type { Plan } from '../../../api/resources/listings';

/**
 * What the price is for, where there is nothing to choose: as high as the choice that stands there
 * elsewhere, so that nothing moves when the product comes.
 */
export function OnlyPlan({ plan: { title, features } }: { plan: Plan }) {
  return (
    <Box sx={place}>
      <Box component="b" sx={{ color: 'text.primary' }}>
        {title}
      </Box>
      <span>{features[0]}</span>
    </Box>
  );
}

const place = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: 1,
  minHeight: 40,
  mb: 1,
  pb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
} as const;
