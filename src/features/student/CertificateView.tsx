import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '../../api/ApiError';
import { useCertificate, useSaveCertificate } from '../../api/resources/courses';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useViewChange } from '../../routing/useViewChange';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { SaveButton } from '../../ui/SaveButton';
import { useIsPhone } from '../../ui/useIsPhone';
import { CertificateSheet } from './CertificateSheet';
import { NoCertificate } from './NoCertificate';
import { NotYours } from './NotYours';
import { courseHref } from './portalUrl';
import { belowWay } from '../../theme/pageSteps';

/** Nothing but the certificate comes out of the printer. */
const paperOnly = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': { header: { display: 'none !important' } },
};

/** Phones, whose first view the sheet would fill, show above it, in one line, what can be done with it. */
const sheetAndWays = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr auto',
  flexDirection: 'column',
  rowGap: { xs: 2, sm: 3 },
  columnGap: 1.5,
  '& > article': { gridColumn: '1 / -1', width: '100%', boxSizing: 'border-box' },
  '@media print': { display: 'block' },
} as const;

/** Below the sheet, which is in the middle; phones have the way to the course there alone. */
const ways = {
  display: { xs: 'contents', sm: 'flex' },
  justifyContent: { md: 'center' },
  gap: 1.5,
  '& > *': { order: { xs: -1, sm: 0 } },
  '& > a': { gridColumn: '1 / -1', order: 0 },
  '@media print': { display: 'none' },
} as const;

/** The certificate for a finished course, to print: /studentbookmark?certificate=… */
export function CertificateView({ courseId }: { courseId: string }) {
  const certificate = useCertificate(courseId);
  const saveCertificate = useSaveCertificate(courseId);
  const { data, error } = certificate;
  // As above its lessons.
  const home = useIsPhone() ? [] : [{ label: 'Home', to: pathTo('home') }];
  useViewChange(`certificate ${courseId}`, data && `Certificate: ${data.courseTitle}`);
  if (!data && error instanceof ApiError && error.status === 403) {
    return <NotYours courseId={courseId} />;
  }
  return (
    <>
      <GlobalStyles styles={paperOnly} />
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Breadcrumbs
          items={[
            ...home,
            { label: 'Student Portal', to: pathTo('studentPortal') },
            { label: 'Certificate' },
          ]}
        />
      </Box>
      <Box sx={{ mt: { xs: 1.5, sm: belowWay.sm }, '@media print': { mt: 0 } }}>
        <QueryView
          query={certificate}
          isWholePage
          skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 480, md: 560 } }} />}
          notFound={
            <NoCertificate
              courseId={courseId}
              isLooking={certificate.isValidating}
              onLookAgain={() => void certificate.mutate()}
            />
          }
        >
          {(found) => (
            <Box sx={sheetAndWays}>
              <CertificateSheet certificate={found} />
              <Box sx={ways}>
                <Button variant="contained" onClick={() => window.print()}>
                  Print certificate
                </Button>
                <SaveButton
                  label="Save as a file"
                  failure="The certificate was not saved."
                  onSave={() => saveCertificate.run()}
                  variant="outlined"
                  color="secondary"
                />
                <Button
                  component={AppLink}
                  to={courseHref(courseId)}
                  variant="outlined"
                  color="secondary"
                >
                  Open the course
                </Button>
              </Box>
            </Box>
          )}
        </QueryView>
      </Box>
    </>
  );
}
