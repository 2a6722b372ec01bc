import Link from '@mui/material/Link';
import type { Listing } from '../api/resources/listings';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';

/** The name of who sells a listing, which leads to all that they sell of its kind. */
export function VendorLink({ kind, vendor }: Pick<Listing, 'kind' | 'vendor'>) {
  return (
    <Link
      component={AppLink}
      to={pathTo(kind === 'course' ? 'courses' : 'software', { vendor: vendor.id })}
      color="inherit"
    >
      {vendor.name}
    </Link>
  );
}
