import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { panel } from '../../../theme/surfaceStyles';
import { isPartComplete, LISTING_PARTS, partId, type ListingPart } from './listingParts';
import type { ListingValues } from './listingValues';
import { PartMark } from './PartMark';
import { useFormStep } from './useFormStep';

export interface FormPartProps {
  title: ListingPart;
  /** What it is for, and what reviewers look at. */
  lead: string;
  /** Below that, where the form is wide. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Fields that belong together, beside what they are for, ticked off once they have what is needed. On
 * phones it is a step: all others are out of sight, and keep what was typed and what is being sent.
 */
export function FormPart({ title, lead, aside, children }: FormPartProps) {
  const id = partId(title);
  const { values } = useFormikContext<ListingValues>();
  const { isStepped, index, part } = useFormStep();
  const isComplete = isPartComplete(title, values);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      hidden={isStepped && part !== title}
      sx={[columns, (theme) => ({ [theme.breakpoints.down('md')]: panel })]}
    >
      <div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          {isStepped ? null : <PartMark part={title} isComplete={isComplete} />}
          <Typography
            id={id}
            tabIndex={-1}
            variant="h3"
            component="h2"
            sx={{ outline: 'none', scrollMarginTop: { xs: 94, sm: 72, md: 96 } }}
          >
            {title}
          </Typography>
          {isStepped ? (
            <Typography variant="body2" sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary' }}>
              Step {index + 1} of {LISTING_PARTS.length}
            </Typography>
          ) : null}
        </Box>
        <Typography
          variant="body2"
          sx={{
            mt: { xs: 0.5, md: 1 },
            color: 'text.secondary',
            textWrap: 'balance',
            // A step of a phone begins with its first field.
            display: isStepped ? { xs: 'none', sm: 'block' } : undefined,
          }}
        >
          {lead}
        </Typography>
        {aside}
      </div>
      <Box sx={[fields, (theme) => ({ [theme.breakpoints.up('md')]: panel })]}>{children}</Box>
    </Box>
  );
}

/** What it is for beside the fields, which have a panel there; elsewhere both are in one. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 280px) minmax(0, 1fr)' },
  alignItems: 'start',
  rowGap: { xs: 2, sm: 2.5 },
  columnGap: { md: 4, lg: 7 },
  '& > div:first-of-type': { pt: { md: 1 } },
  '&[hidden]': { display: 'none' },
} as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  minWidth: 0,
} as const;
