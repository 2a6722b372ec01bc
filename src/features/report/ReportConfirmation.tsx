import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ListingDetail } from '../../api/resources/listings';
import type { Report } from '../../api/resources/reports';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { CheckIcon } from '../../ui/icons';
import { phoneInset } from '../../theme/tokens';

export interface ReportConfirmationProps {
  report: Report;
  listing: ListingDetail;
}

/** Replaces the form, and takes the focus, once a report was filed. */
export function ReportConfirmation({ report, listing }: ReportConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ p: { xs: phoneInset, sm: 4 }, borderRadius: '14px', bgcolor: 'tint.success' }}>
      <CheckIcon sx={{ color: 'success.main', fontSize: 32 }} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mt: 1 }}>
        Thank you. We have your report
      </Typography>
      <Typography sx={{ mt: 1.5 }}>
        Its case number is{' '}
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {report.caseNumber}
        </Box>
        . Keep it in case you want to ask about the report later.
      </Typography>
      <Button
        component={AppLink}
        to={pathTo('product', { id: listing.id })}
        variant="contained"
        sx={{ mt: 3 }}
      >
        Back to {listing.title}
      </Button>
    </Box>
  );
}
