import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';

/** Above a preview: says that it is one, and leads back to where it is changed. */
export function PreviewNotice({ vendorListingId }: { vendorListingId: string }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button
          component={AppLink}
          to={pathTo('addProduct', { id: vendorListingId })}
          color="inherit"
          size="small"
        >
          Back to the form
        </Button>
      }
    >
      This is a preview: only you see this page. Buyers will see it like this once it is live.
    </Alert>
  );
}
