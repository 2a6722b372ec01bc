import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LISTING_PARTS, type ListingPart } from './listingParts';
import { PartMark } from './PartMark';
import { useFormStep } from './useFormStep';

/** The steps of the form on phones, by their numbers: the open one, those that are done, and a way to each. */
export function StepStrip({ done }: { done: readonly ListingPart[] }) {
  const { part: open, goTo } = useFormStep();
  return (
    <Box component="ol" sx={strip}>
      {LISTING_PARTS.map((part) => (
        <Box component="li" key={part} data-done={done.includes(part) || undefined}>
          <ButtonBase
            aria-current={part === open ? 'step' : undefined}
            onClick={() => goTo(part)}
            sx={{ width: 44, height: 44, borderRadius: '50%' }}
          >
            <PartMark part={part} isComplete={done.includes(part)} isOpen={part === open} />
            <VisuallyHidden>{part}</VisuallyHidden>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

/** The numbers on one line, which is green as far as it comes from a step that is done. */
const strip = {
  display: 'flex',
  justifyContent: 'space-between',
  m: 0,
  px: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  listStyle: 'none',
  '& > li': { position: 'relative', flex: '1 1 0', display: 'grid', placeItems: 'center' },
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(-50% + 18px)',
    right: 'calc(50% + 18px)',
    top: 'calc(50% - 1px)',
    height: 2,
    borderRadius: 1,
    bgcolor: 'divider',
  },
  '& > li[data-done] + li::before': { bgcolor: 'success.main' },
} as const;
