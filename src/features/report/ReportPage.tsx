import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import { useReportReasons, type Report } from '../../api/resources/reports';
import { useSession } from '../../api/resources/session';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { NextSteps } from '../../domain/NextSteps';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { useSent } from '../../session/useSent';
import { panel } from '../../theme/surfaceStyles';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { ReportForm } from './forms/ReportForm';
import { ListingChooser } from './ListingChooser';
import { ReportConfirmation } from './ReportConfirmation';
import { ReportedListing } from './ReportedListing';
import { WHAT_HAPPENS } from './whatHappens';
import { belowWay, pageLead, pagePadding } from '../../theme/pageSteps';

/**
 * Reports the listing that it was opened from: /productsclaims?id=… (specification, section 2).
 * Without an id one chooses it here.
 */
export function ReportPage() {
  const [params] = useSearchParams();
  const value = params.get('id');
  const listingId = readListingId(value);

  return (
    <Container sx={pagePadding}>
      {listingId ? (
        <Reporting key={listingId} listingId={listingId} />
      ) : value ? (
        <ListingNotFound />
      ) : (
        <Choosing />
      )}
    </Container>
  );
}

function Choosing() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Report a listing' }]} />
      <Heading text="Find it here, then tell us what is wrong with it." />
      <Box
        sx={[
          columns,
          {
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) minmax(280px, 360px)',
            },
          },
        ]}
      >
        <ListingChooser />
        <NextSteps title="What happens next" steps={WHAT_HAPPENS} />
      </Box>
    </>
  );
}

function Heading({ text }: { text?: string }) {
  const { user } = useSession();
  return (
    <>
      <Typography variant="title" sx={{ mt: belowWay }}>
        Report a listing
      </Typography>
      {text ? (
        <Typography component="p" sx={pageLead}>
          {text} {user ? null : 'You don’t have to be signed in.'}
        </Typography>
      ) : null}
    </>
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
  const [report, setReport] = useSent<Report>();
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: listing.title, to: pathTo('product', { id: listing.id }) },
          { label: 'Report a listing' },
        ]}
      />
      <Heading
        text={report ? undefined : 'Tell us what is wrong with it. You don’t have to be signed in.'}
      />
      <Box sx={[columns, beside]}>
        <ReportedListing listing={listing} />
        {report ? (
          <ReportConfirmation report={report} listing={listing} />
        ) : (
          <Box sx={panel}>
            <QueryView query={reasons} skeleton={<Skeleton variant="rounded" height={480} />}>
              {({ items }) => (
                <ReportForm listingId={listing.id} reasons={items} onReported={setReport} />
              )}
            </QueryView>
          </Box>
        )}
        {/* The number is there by then. */}
        <NextSteps title="What happens next" steps={WHAT_HAPPENS.slice(report ? 1 : 0)} />
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  mt: { xs: 3, md: 4 },
} as const;

/** The listing and what happens in a column before the form; on phones the form is between them. */
const beside = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 340px) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  '& > :nth-of-type(2)': { gridArea: { md: '1 / 2 / 3' } },
} as const;

function ReportSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 900 }}>
      <Skeleton width={240} />
      <Skeleton width="60%" sx={{ typography: 'title', mt: 2.5 }} />
      <Skeleton width="80%" sx={{ mt: 0.5 }} />
      <Box sx={[columns, beside]}>
        <Box>
          <Skeleton variant="rounded" sx={{ height: { xs: 114, md: 340 } }} />
        </Box>
        <Box>
          <Skeleton variant="rounded" height={560} />
        </Box>
      </Box>
    </Box>
  );
}
