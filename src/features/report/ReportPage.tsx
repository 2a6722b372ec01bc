import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import { useReportReasons, type Report } from '../../api/resources/reports';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { ListingSummary } from '../../domain/ListingSummary';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { FlagIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { ReportForm } from './forms/ReportForm';
import { ReportConfirmation } from './ReportConfirmation';

/** Reports the listing that it was opened from: /productsclaims?id=… (specification, section 2). */
export function ReportPage() {
  const [params] = useSearchParams();
  const value = params.get('id');
  const listingId = readListingId(value);

  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      {listingId ? (
        <Reporting key={listingId} listingId={listingId} />
      ) : value ? (
        <ListingNotFound />
      ) : (
        <ListingNotFound
          pageTitle="Report a listing"
          heading="Report a listing"
          icon={<FlagIcon />}
          title="Which listing do you want to report?"
          description="Open the listing and choose “Report listing” there, so that we know which one you mean."
        />
      )}
    </Container>
  );
}

function Reporting({ listingId }: { listingId: string }) {
  const listing = useListing(listingId);
  usePageTitle(listing.data && `Report ${listing.data.title}`);
  return (
    <QueryView
      query={listing}
      skeleton={<ReportSkeleton />}
      notFound={<ListingNotFound />}
      isWholePage
    >
      {(data) => <ReportView listing={data} />}
    </QueryView>
  );
}

function ReportView({ listing }: { listing: ListingDetail }) {
  const reasons = useReportReasons();
  const [report, setReport] = useState<Report | null>(null);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: listing.title, to: pathTo('product', { id: listing.id }) },
          { label: 'Report a listing' },
        ]}
      />
      <Typography variant="h1" sx={{ mt: 2.5 }}>
        Report a listing
      </Typography>
      {report ? null : (
        <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '60ch' }}>
          Tell us what is wrong with it. You don’t have to be signed in.
        </Typography>
      )}
      <Box sx={framed}>
        <ListingSummary listing={listing} />
      </Box>
      {report ? (
        <ReportConfirmation report={report} listing={listing} />
      ) : (
        <QueryView query={reasons} skeleton={<Skeleton variant="rounded" height={480} />}>
          {({ items }) => (
            <ReportForm listingId={listing.id} reasons={items} onReported={setReport} />
          )}
        </QueryView>
      )}
    </>
  );
}

const framed = {
  my: { xs: 3, md: 4 },
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
} as const;

function ReportSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 900 }}>
      <Skeleton width={240} />
      <Skeleton width="60%" sx={{ typography: 'h1', mt: 2.5 }} />
      <Skeleton width="80%" sx={{ mt: 1.5 }} />
      <Skeleton variant="rounded" height={114} sx={{ my: { xs: 3, md: 4 } }} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}
