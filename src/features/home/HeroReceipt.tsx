import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { receiptOf, type DiscountedListing, type Receipt } from './receipt';
import { Line, Paper, Place, Row, Rule, Seal } from './receiptStyles';

const PLACES = ['first', 'second', 'third'];

function Item({ listing }: { listing: DiscountedListing }) {
  return (
    <Row as="li">
      <Picture
        src={listing.imageUrl}
        alt=""
        name={listing.title}
        width={640}
        height={400}
        priority
        sx={{ width: 52, height: 36, flexShrink: 0, borderRadius: '6px' }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box
          component={AppLink}
          to={pathTo('product', { id: listing.id })}
          sx={{
            display: 'block',
            fontWeight: 600,
            lineHeight: 1.3,
            color: 'inherit',
            textDecoration: 'none',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {listing.title}
        </Box>
        <Box sx={{ typography: 'caption', opacity: 0.74 }}>Lifetime deal</Box>
      </Box>
      <Box sx={{ textAlign: 'right', lineHeight: 1.3, flexShrink: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <VisuallyHidden>Now </VisuallyHidden>
          {formatMoney(listing.price)}
        </Box>
        <Box component="s" sx={{ typography: 'caption', opacity: 0.74 }}>
          <VisuallyHidden>instead of </VisuallyHidden>
          {formatMoney(listing.oldPrice)}
        </Box>
      </Box>
    </Row>
  );
}

function Items({ receipt }: { receipt: Receipt | null }) {
  if (receipt) return receipt.items.map((item) => <Item key={item.id} listing={item} />);
  return PLACES.map((place) => (
    <Row as="li" key={place} aria-hidden>
      <Skeleton variant="rounded" width={52} height={36} />
      <Skeleton width="46%" sx={{ mr: 'auto' }} />
      <Skeleton width={40} />
    </Row>
  ));
}

/**
 * The promise of the headline as a receipt: three of the best offers and what they cost together.
 * Wide windows only; it shows nothing that the cards below don't. Its place is kept while the offers
 * load, and stays empty when there are none.
 */
export function HeroReceipt() {
  const { data, error } = useBestOffers();
  const receipt = data ? receiptOf(data.items) : null;
  const isWaiting = !data && !error;
  if (!receipt && !isWaiting) return <Place aria-hidden />;
  return (
    <Place role="group" aria-label="Three of the best offers, added up">
      <Paper>
        <Line sx={{ typography: 'overline', opacity: 0.74, mb: 0.5 }}>
          <span>Today’s basket</span>
          <span>Paid once</span>
        </Line>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <Items receipt={receipt} />
        </Box>
        <Rule />
        <Line sx={{ alignItems: 'baseline' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            All three, for good
          </Box>
          <Box component="span" sx={{ typography: 'h2', lineHeight: 1.2 }}>
            {receipt ? formatMoney(receipt.total) : <Skeleton width={72} />}
          </Box>
        </Line>
        <Line sx={{ typography: 'body2' }}>
          <Box component="span" sx={{ opacity: 0.74 }}>
            Before the discounts
          </Box>
          {receipt ? (
            <Box component="s" sx={{ opacity: 0.74 }}>
              {formatMoney(receipt.before)}
            </Box>
          ) : (
            <Skeleton width={44} />
          )}
        </Line>
      </Paper>
      {receipt ? <Seal>−{receipt.percentOff}%</Seal> : null}
    </Place>
  );
}
