import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useIsMember } from '../../api/resources/membership';
import type { TemplateDetail } from '../../api/resources/templates';
import { BuyButtonSkeleton } from '../../domain/BuyButtonSkeleton';
import { offerPlace, soldOnPhones } from '../../domain/buyPanel';
import { useBuyPlace } from '../../domain/buyPlaces';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { DiscountBadge } from '../../domain/ListingBadges';
import { OwnedAction } from '../../domain/OwnedAction';
import { OwnedLine } from '../../domain/OwnedLine';
import { Price } from '../../domain/Price';
import { Sold } from '../../domain/RatingLine';
import { RefundPromise } from '../../domain/RefundPromise';
import { useOwnedItem } from '../../domain/useOwnedItem';
import { WishlistButton } from '../../domain/WishlistButton';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { weight } from '../../theme/tokens';
import { EyeIcon } from '../../ui/moreIcons';
import { templateUrl } from './templateUrl';

export interface TemplateOfferProps {
  template: TemplateDetail;
  /** The id as the URL has it; undefined for the sample. */
  urlId: string | undefined;
  /** The link that opens the live demo; the focus comes back to it. */
  demoLink: Ref<HTMLAnchorElement>;
}

/** What the template costs: buying it leads, trying and saving it come next, and the membership stands below. */
export function TemplateOffer({ template, urlId, demoLink }: TemplateOfferProps) {
  const { id, title, price, oldPrice, discountPercent, salesCount } = template;
  const buyPlace = useBuyPlace();
  const { owned, isKnown } = useOwnedItem(id);
  return (
    <Box sx={offerPlace}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1.5 }}>
        <Price price={price} oldPrice={oldPrice} size="hero" />
        <DiscountBadge percent={discountPercent} />
        {salesCount > 0 ? (
          <Typography component="span" variant="body2" sx={soldOnPhones}>
            <Sold count={salesCount} />
          </Typography>
        ) : null}
      </Box>
      <Box ref={buyPlace} sx={waysToBuy}>
        {!isKnown ? (
          <BuyButtonSkeleton />
        ) : owned ? (
          <OwnedAction product={owned} />
        ) : (
          <Button
            component={AppLink}
            to={checkoutUrl({ kind: 'template', id })}
            variant="contained"
            size="large"
          >
            Buy Now
          </Button>
        )}
        <Button
          component={AppLink}
          ref={demoLink}
          to={templateUrl(urlId, 'fit')}
          state={{ fromPage: true }}
          preventScrollReset
          variant="tonal"
          size="large"
          startIcon={<EyeIcon />}
        >
          Live Demo
        </Button>
        <WishlistButton item={{ kind: 'template', id, title }} variant="button" />
      </Box>
      {owned ? <OwnedLine product={owned} /> : <RefundPromise />}
      <Membership />
    </Box>
  );
}

/** What comes next shares a line, so that what follows is in sight, too; the demo has the most of it. */
const waysToBuy = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1.5,
  '& > :not(* + *)': { gridColumn: '1 / -1' },
  // Where the words have room for one line only.
  '& > *': { whiteSpace: 'nowrap', '@media (max-width: 389.95px)': { px: 1.25 } },
} as const;

/** The other way to the template, in one quiet line. */
function Membership() {
  const isMember = useIsMember();
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        mt: 1,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 0.75,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {isMember ? null : <span>Need several?</span>}
      <Link
        component={AppLink}
        to={pathTo('membership')}
        underline="always"
        sx={{ fontWeight: weight.strong }}
      >
        {isMember ? 'Included in your membership' : 'Get Unlimited Access'}
      </Link>
    </Box>
  );
}
