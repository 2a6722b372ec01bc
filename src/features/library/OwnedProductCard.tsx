import Box from '@mui/material/Box';
import type { OwnedProduct } from '../../api/resources/products';
import { ListingCardBones } from '../../domain/ListingCardBones';
import { CardRoot } from '../../domain/listingCardStyles';
import { cardParts } from '../../list/cardParts';
import { formatDate } from '../../lib/dates';
import { labelOf, pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { Picture } from '../../ui/Picture';
import { KIND_LABELS } from './productList';
import { ProductState } from './ProductState';

/** Where a product can be looked at or used. */
function hrefOf({ kind, itemId }: OwnedProduct): string {
  if (kind === 'course') return pathTo('studentPortal', { course: itemId });
  if (kind === 'template') return pathTo('template', { id: itemId });
  return pathTo('product', { id: itemId });
}

export interface OwnedProductCardProps {
  product: OwnedProduct;
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
}

/** On phones facts are short enough to stand beside the picture, below the name. */
const beside = { display: 'block', gridArea: '3 / 2', marginTop: 4 } as const;

/** Something that the member owns: since when, by what way, and how it stands. */
export function OwnedProductCard({ product, priority }: OwnedProductCardProps) {
  const { kind, title, imageUrl, planTitle, quantity, orderId, createdAt } = product;
  const facts = [
    planTitle,
    quantity > 1 ? pluralize(quantity, 'license', 'licenses') : null,
  ].filter((fact) => fact !== null);
  return (
    <CardRoot titleLines={2}>
      <div className={cardParts.picture}>
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority={priority} />
      </div>
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <span>{labelOf(KIND_LABELS, kind)}</span>
        </div>
        <div className={cardParts.text}>
          <h3 className={cardParts.title}>
            <Box component={AppLink} to={hrefOf(product)} sx={stretchedLink}>
              {title}
            </Box>
          </h3>
          <p className={cardParts.tagline} style={beside}>
            {facts.join(' · ')}
            <Box component="span" sx={{ display: 'block', textWrap: 'balance' }}>
              {orderId === null ? 'Redeemed' : 'Bought'} on {formatDate(createdAt)}
            </Box>
          </p>
        </div>
        <ProductState product={product} />
      </div>
    </CardRoot>
  );
}

/** Stands where an {@link OwnedProductCard} will be. */
export function OwnedProductCardSkeleton() {
  return (
    <ListingCardBones titleLines={2} textStyle={beside}>
      <Box sx={{ display: 'grid', gap: 1, pt: 0.5 }}>
        <span className="Bone Bone-text" style={stateBone} />
        <Box className="Bone" sx={{ width: { xs: 1, sm: 92 }, height: { xs: 44, sm: 36 } }} />
      </Box>
    </ListingCardBones>
  );
}

/** Where its state will be. */
const stateBone = { width: 150, font: 'var(--mui-font-subtitle2)' } as const;
