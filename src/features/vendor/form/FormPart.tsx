import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { panel } from '../../../theme/surfaceStyles';
import { isPartComplete, LISTING_PARTS, partId, type ListingPart } from './listingParts';
import type { ListingValues } from './listingValues';
import { PartMark } from './PartMark';
import { useFormStep } from './useFormStep';

/**
 * Fields that belong together, ticked off once they have what is needed. On phones it is a step: all
 * others are out of sight, and keep what was typed and what is being sent.
 */
export function FormPart({ title, children }: { title: ListingPart; children: ReactNode }) {
  const id = partId(title);
  const { values } = useFormikContext<ListingValues>();
  const { isStepped, index, part } = useFormStep();
  const isComplete = isPartComplete(title, values);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      hidden={isStepped && part !== title}
      sx={{
        ...panel,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        '&[hidden]': { display: 'none' },
      }}
    >
      <div>
        {isStepped ? (
          <Typography variant="body2" sx={{ mb: 0.25, color: 'text.secondary' }}>
            Step {index + 1} of {LISTING_PARTS.length}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          {isStepped ? null : <PartMark part={title} isComplete={isComplete} />}
          <Typography
            id={id}
            tabIndex={-1}
            variant="h3"
            component="h2"
            sx={{ outline: 'none', scrollMarginTop: { xs: 78, sm: 48, md: 16 } }}
          >
            {title}
          </Typography>
        </Box>
      </div>
      {children}
    </Box>
  );
}
