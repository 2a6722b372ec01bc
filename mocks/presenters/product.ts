import type { components } from '../../src/api/schema.d';
import type { OwnedProduct } from '../rules/ownedProducts';

type Schemas = components['schemas'];

/** A product as its owner sees it. */
export function presentProduct(
  {
    id,
    item,
    title,
    picture,
    planTitle,
    quantity,
    orderId,
    licenseKeys,
    isRefundRequested,
    createdAt,
  }: OwnedProduct,
  progress: Schemas['OwnedProduct']['progress'],
  pictureUrl: (picture: string) => string,
): Schemas['OwnedProduct'] {
  return {
    id,
    kind: item.kind,
    itemId: item.id,
    title,
    imageUrl: pictureUrl(picture),
    planTitle,
    quantity,
    orderId,
    licenseKeys: [...licenseKeys],
    isRefundRequested,
    progress,
    createdAt,
  };
}
