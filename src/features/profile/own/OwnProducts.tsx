import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOwnedProducts } from '../../../api/resources/products';
import { useSession } from '../../../api/resources/session';
import { formatMonthYear } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { Picture } from '../../../ui/Picture';
import { QueryView } from '../../../ui/QueryView';
import { ProfileSection } from '../ProfileSection';
import { shelf, shelfName } from './shelf';

const LATEST = { pageSize: 6 } as const;

/** What a buyer has here: the things bought last, on a shelf. */
export function OwnProducts() {
  const { user } = useSession();
  const products = useOwnedProducts(LATEST);
  const since = user ? `member since ${formatMonthYear(user.memberSince)}` : null;
  return (
    <ProfileSection title="Your products" description="What you bought here, the latest first.">
      <QueryView query={products} skeleton={<OwnProductsSkeleton />}>
        {({ items, page: { totalItems } }) => (
          <>
            {items.length > 0 ? (
              <Box component="ul" aria-label="Bought last" sx={row}>
                {items.map(({ id, title, imageUrl }) => (
                  <li key={id}>
                    <div>
                      <Picture src={imageUrl} alt="" name={title} width={640} height={400} />
                    </div>
                    <Box component="span" sx={shelfName}>
                      {title}
                    </Box>
                  </li>
                ))}
              </Box>
            ) : null}
            <Box sx={foot}>
              <Button
                component={AppLink}
                to={totalItems === 0 ? pathTo('deals') : pathTo('products')}
                variant="outlined"
                color="secondary"
              >
                {totalItems === 0 ? 'Browse deals' : 'Open your products'}
              </Button>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[
                  totalItems === 0 ? 'Nothing yet' : pluralize(totalItems, 'product', 'products'),
                  since,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
            </Box>
          </>
        )}
      </QueryView>
    </ProfileSection>
  );
}

const row = shelf({ columns: 2, places: 4 }, { columns: 3, places: 6 }, { columns: 6, places: 6 });

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  'ul + &': { mt: 2.5 },
} as const;

function OwnProductsSkeleton() {
  return (
    <Box aria-hidden>
      <Box component="ul" sx={row}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <li key={place}>
            <div>
              <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
            </div>
            <Skeleton variant="text" width="70%" sx={shelfName} />
          </li>
        ))}
      </Box>
      <Box sx={foot}>
        <Skeleton variant="rounded" width={178} height={40} />
        <Skeleton variant="text" width="14em" sx={{ typography: 'body2' }} />
      </Box>
    </Box>
  );
}
