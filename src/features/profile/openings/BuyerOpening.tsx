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
import { opening, openingHead, shelf, shelfName } from './openingStyles';

const LATEST = { pageSize: 6 } as const;

/** What a buyer has here: the things bought last, on a shelf. */
export function BuyerOpening() {
  const { user } = useSession();
  const products = useOwnedProducts(LATEST);
  return (
    <QueryView query={products} skeleton={<BuyerOpeningSkeleton />}>
      {({ items, page }) => (
        <Box component="section" aria-labelledby="yours" data-opening sx={opening}>
          <Box sx={openingHead}>
            <div>
              <Typography id="yours" variant="h3" component="h2">
                {page.totalItems === 0
                  ? 'Your shelf is empty'
                  : pluralize(page.totalItems, 'product is yours', 'products are yours')}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
                {user ? `Member since ${formatMonthYear(user.memberSince)}` : '\u00a0'}
              </Typography>
            </div>
            <Button
              component={AppLink}
              to={page.totalItems === 0 ? pathTo('deals') : pathTo('products')}
              variant="outlined"
              color="secondary"
            >
              {page.totalItems === 0 ? 'Browse deals' : 'Open your products'}
            </Button>
          </Box>
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
        </Box>
      )}
    </QueryView>
  );
}

const row = shelf({ columns: 2, places: 4 }, { columns: 3, places: 6 }, { columns: 6, places: 6 });

function BuyerOpeningSkeleton() {
  return (
    <Box aria-hidden data-opening sx={opening}>
      <Box sx={openingHead}>
        <div>
          <Skeleton variant="text" width="9em" sx={{ typography: 'h3' }} />
          <Skeleton variant="text" width="12em" sx={{ mt: 0.25, typography: 'body2' }} />
        </div>
        <Skeleton variant="rounded" width={164} height={44} />
      </Box>
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
    </Box>
  );
}
