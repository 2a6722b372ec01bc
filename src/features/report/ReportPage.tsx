import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useListing } from '../../api/resources/listings';
import { useReportReasons, type Report } from '../../api/resources/reports';
import { useSession } from '../../api/resources/session';
import { DemoNote } from '../../domain/DemoNote';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { NextSteps } from '../../domain/NextSteps';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { useSent } from '../../session/useSent';
import { formColumns } from '../../theme/formColumns';
import { panel } from '../../theme/surfaceStyles';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { isNotFound } from '../../ui/describeError';
import { QueryView } from '../../ui/QueryView';
import type { ListingInputProps } from './forms/ListingInput';
import { ReportForm } from './forms/ReportForm';
import { ReportConfirmation } from './ReportConfirmation';
import { WHAT_HAPPENS } from './whatHappens';
import { belowWay, pageLead, pagePadding } from '../../theme/pageSteps';

/**
 * Reports a listing: the one that it was opened from, /productsclaims?id=… (specification, section 2),
 * or one that is chosen here.
 */
export function ReportPage() {
  const [params] = useSearchParams();
  const value = params.get('id');
  const listingId = readListingId(value);
  const listing = useListing(listingId);
  const isMissing = listingId === null ? Boolean(value) : isNotFound(listing.error);

  return (
    <Container sx={pagePadding}>
      {isMissing && !listing.data ? (
        <ListingNotFound />
      ) : (
        <Reporting listingId={listingId} listing={listing} />
      )}
    </Container>
  );
}

function Reporting({ listingId, listing }: ListingInputProps) {
  const { user } = useSession();
  const reasons = useReportReasons();
  const [filed, setFiled] = useSent<Report>();
  const { data } = listing;
  // Back from the confirmation leads to a report of another listing.
  const report = filed?.listingId === listingId ? filed : null;
  usePageTitle(data && `Report ${data.title}`);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          ...(data ? [{ label: data.title, to: pathTo('product', { id: data.id }) }] : []),
          { label: 'Report a listing' },
        ]}
      />
      <Typography variant="title" sx={{ mt: belowWay }}>
        Report a listing
      </Typography>
      {report ? null : (
        <Typography component="p" sx={pageLead}>
          Tell us what is wrong with it. {user ? null : 'You don’t have to be signed in.'}
        </Typography>
      )}
      <Box sx={formColumns}>
        {report && data ? (
          <ReportConfirmation report={report} listing={data} />
        ) : (
          <Box sx={panel}>
            <QueryView query={reasons} skeleton={<Skeleton variant="rounded" height={640} />}>
              {({ items }) => (
                <ReportForm
                  listingId={listingId}
                  listing={listing}
                  reasons={items}
                  onReported={setFiled}
                />
              )}
            </QueryView>
          </Box>
        )}
        {/* The number is there by then. */}
        <div>
          <NextSteps title="What happens next" steps={WHAT_HAPPENS.slice(report ? 1 : 0)} />
          <DemoNote />
        </div>
      </Box>
    </>
  );
}
