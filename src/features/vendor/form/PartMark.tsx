import Box from '@mui/material/Box';
import { CheckIcon } from '../../../ui/icons';
import { doneMark, openMark, stepMark } from '../../../ui/numberedSteps';
import { LISTING_PARTS, type ListingPart } from './listingParts';

export interface PartMarkProps {
  part: ListingPart;
  isComplete: boolean;
  /** Whether it is the step that is open, or the next one to fill in. */
  isOpen?: boolean;
}

/** The number of a part, and a check in its place once the part has all that it needs. */
export function PartMark({ part, isComplete, isOpen = false }: PartMarkProps) {
  return (
    <Box
      component="span"
      data-complete={isComplete || undefined}
      data-open={isOpen || undefined}
      sx={mark}
    >
      {isComplete ? (
        <CheckIcon titleAccess="Complete" sx={{ fontSize: 16 }} />
      ) : (
        <span aria-hidden>{LISTING_PARTS.indexOf(part) + 1}</span>
      )}
    </Box>
  );
}

const mark = {
  ...stepMark,
  display: 'inline-grid',
  '&[data-complete]': doneMark,
  '&[data-open]': openMark,
} as const;
