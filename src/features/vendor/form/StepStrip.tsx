import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LISTING_PARTS, type ListingPart } from './listingParts';
import { PartMark } from './PartMark';
import { useFormStep } from './useFormStep';

/** The word of its name that each step has room for. */
const SHORT: Record<ListingPart, string> = {
  'Your tool': 'Tool',
  'Why it is good': 'Why',
  'How it looks': 'Looks',
  'What it costs': 'Costs',
  'Who is behind it': 'Who',
  'In detail': 'Detail',
};

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
            sx={step}
          >
            <PartMark part={part} isComplete={done.includes(part)} isOpen={part === open} />
            <VisuallyHidden>{part}</VisuallyHidden>
            <Box component="span" aria-hidden sx={{ whiteSpace: 'nowrap' }}>
              {SHORT[part]}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

const step = {
  flexDirection: 'column',
  gap: 0.25,
  minWidth: 44,
  minHeight: 52,
  borderRadius: '6px',
  typography: 'badge',
  color: 'text.secondary',
  '&[aria-current]': { color: 'text.primary' },
} as const;

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
    // Through the middle of the numbers.
    top: 16,
    height: 2,
    borderRadius: 1,
    bgcolor: 'divider',
  },
  '& > li[data-done] + li::before': { bgcolor: 'success.main' },
} as const;
