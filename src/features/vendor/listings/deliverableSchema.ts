import { object } from 'yup';
import { requiredText } from '../../../forms/schemaParts';

/** Most characters of the URL, as `DeliverableLinkInput` has them. */
export const LINK_MAX = 300;

/** Bounds of `DeliverableLinkInput`. */
export const deliverableSchema = object({
  url: requiredText('Enter where buyers get the product.', { max: LINK_MAX }).matches(
    /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/,
    { message: 'Enter a URL like https://example.com/download.', excludeEmptyString: true },
  ),
});
