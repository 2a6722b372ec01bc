import Button from '@mui/material/Button';
import type { Template } from '../../api/resources/templates';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { DownloadTemplate } from '../../domain/DownloadTemplate';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useOwnedTemplate } from './ownedTemplates';
import { parts } from './templateCardParts';

/** The first thing to do with the template of a card: to buy it, or to get the files that one has bought. */
export function TemplateBuy({ template: { id, title } }: { template: Template }) {
  const { owned, isKnown } = useOwnedTemplate(id);
  if (!isKnown) return buyBone;
  if (!owned) {
    return (
      <AppLink
        to={checkoutUrl({ kind: 'template', id })}
        aria-label={`Buy Now: ${title}`}
        className={parts.buy}
      >
        Buy Now
      </AppLink>
    );
  }
  const { orderId, isRefundRequested } = owned;
  if (orderId !== null && !isRefundRequested) {
    return (
      <div className={parts.owned}>
        <DownloadTemplate orderId={orderId} title={title} />
      </div>
    );
  }
  return (
    <div className={parts.owned}>
      <Button
        component={AppLink}
        // What was redeemed has no order.
        to={orderId === null ? pathTo('products', { q: title }) : pathTo('orders', { id: orderId })}
        size="small"
        variant="tonal"
        aria-label={`See the order: ${title}`}
      >
        See the order
      </Button>
    </div>
  );
}

/** Where the button will be. */
export const buyBone = <span className={`Bone ${parts.buyBone}`} />;
