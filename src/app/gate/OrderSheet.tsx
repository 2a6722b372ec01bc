import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { useQuote } from '../../api/resources/orders';
import { DealEndLine } from '../../domain/DealEndLine';
import { DottedLine } from '../../domain/DottedLine';
import { ItemRow } from '../../domain/ItemRow';
import { Price, type PriceProps } from '../../domain/Price';
import { PriceLines } from '../../domain/PriceLines';
import type { PlanType } from '../../domain/priceText';
import { QuoteView } from '../../domain/QuoteView';
import { RefundPromise } from '../../domain/RefundPromise';
import { AppLink } from '../../routing/AppLink';
import { panel } from '../../theme/surfaceStyles';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { ABOVE_FORM, BESIDE_FORM, lowAboveForm, SMALL_PHONE } from './gateLayout';

export interface OrderSheetProps {
  title: string;
  imageUrl: string;
  /** Its mark, which takes the place of its picture. */
  logoUrl?: string | null;
  /** Who makes it. */
  maker: string;
  /** What it is, in a sentence. */
  about: string | undefined;
  /** What else there is to know: of what kind it is, or how many keys at which price. */
  facts: readonly string[];
  /** What it costs, where it has no plans. */
  price?: Pick<PriceProps, 'price' | 'oldPrice'>;
  /** How it is paid, of a listing. */
  planType?: PlanType;
  /** What is to be known before buying. */
  notice?: ReactNode;
  /** Chooses what can be chosen of it. */
  choice?: ReactNode;
  quote: ReturnType<typeof useQuote>;
  /** Where it is described. */
  productUrl: string;
  endsAt?: string | null;
  /** Whether that is soon, by the contract. */
  isEndingSoon?: boolean;
}

/**
 * An order that is still to be paid. On phones, where the form to sign in with follows, it says in a few
 * lines what is bought, at which price, and the total.
 */
export function OrderSheet(props: OrderSheetProps) {
  const {
    title,
    imageUrl,
    logoUrl,
    maker,
    about,
    facts,
    price,
    planType,
    notice,
    choice,
    ...rest
  } = props;
  const { quote, productUrl, endsAt, isEndingSoon = false } = rest;
  return (
    <Box component="section" aria-labelledby="order-summary" sx={sheet}>
      <Typography id="order-summary" variant="h3" component="h2" sx={visuallyHiddenStyles}>
        Order summary
      </Typography>
      <ItemRow title={title} imageUrl={imageUrl} logoUrl={logoUrl} pictureWidth={PICTURE_WIDTH}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {maker}
          </Typography>
          <Typography variant="h4" component="h3" sx={name}>
            <Link component={AppLink} to={productUrl} color="inherit">
              {title}
            </Link>
          </Typography>
          {about ? (
            <Typography variant="body2" sx={aboutLine}>
              {about}
            </Typography>
          ) : null}
          <Box sx={choice ? [factLine, onlyAboveForm] : factLine}>
            {facts.length > 0 ? (
              <DottedLine>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </DottedLine>
            ) : null}
            {price ? (
              <Box component="span" sx={price.oldPrice ? null : onlyBesideInLine}>
                <Price {...price} size="small" />
              </Box>
            ) : null}
          </Box>
        </Box>
      </ItemRow>
      {notice ? <Box sx={noticePlace}>{notice}</Box> : null}
      {choice ? <Box sx={choicePlace}>{choice}</Box> : null}
      <Box sx={[lowAboveForm, figures]}>
        <QuoteView
          quote={quote}
          productUrl={productUrl}
          skeleton={<Skeleton variant="rounded" sx={bones} />}
        >
          {(data) => (
            <PriceLines lines={data.lines} total={data.total} planType={planType} reduced={data} />
          )}
        </QuoteView>
      </Box>
      <Box sx={notice ? [promises, onlyBesideAsRow] : promises}>
        <RefundPromise sx={{ ...refund, ...(endsAt ? onlyBesideAsRow : null) }} />
        {endsAt ? <DealEndLine endsAt={endsAt} isSoon={isEndingSoon} /> : null}
      </Box>
    </Box>
  );
}

const PICTURE_WIDTH = { xs: 112, md: 128, lg: 176 };

const sheet = {
  ...panel,
  position: 'relative',
  mt: { xs: 1.5, lg: 2 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** Phones have two lines for it, and a ring that stays within them. */
const name = {
  overflowWrap: 'anywhere',
  [ABOVE_FORM]: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    '& > a:focus-visible': { outlineOffset: '-2px' },
  },
} as const;

/** On phones it takes the place of the promises. */
const noticePlace = {
  mt: 2,
  [ABOVE_FORM]: {
    mt: 1.5,
    '& .MuiAlert-root': { px: 1.25, py: 0 },
    '& .MuiAlert-icon': { display: 'none' },
    '& .MuiAlert-message': { py: 0.75 },
  },
} as const;

/** Where it takes a line or two. */
const aboutLine = {
  display: { xs: 'none', lg: 'block' },
  mt: 0.25,
  color: 'text.secondary',
} as const;

/** Elsewhere the figures say it. */
const onlyAboveForm = { [BESIDE_FORM]: { display: 'none' } } as const;

/** Of one that is reduced by nothing, phones have the total below, which says the same. */
const onlyBesideInLine = { [ABOVE_FORM]: { display: 'none' } } as const;

const factLine = {
  '&:empty': { display: 'none' },
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  typography: 'body2',
  [BESIDE_FORM]: { mt: 1 },
} as const;

const choicePlace = { mt: 1.5, [SMALL_PHONE]: { mt: 1 } } as const;

/** Phones show the total alone. */
const figures = {
  mt: { xs: 1, lg: 1.5 },
  '& dl > div:not(:last-of-type)': { display: 'none' },
  '& dl > div:last-of-type': { borderTop: 1, borderColor: 'divider' },
  [ABOVE_FORM]: { '& > div': { p: 0, border: 0 } },
  [BESIDE_FORM]: {
    '& dl > div': { py: 1 },
    '& dl > div:not(:last-of-type)': { display: 'grid' },
  },
} as const;

const bones = { height: 70, [BESIDE_FORM]: { height: 168 } } as const;

const refund = { mt: 0, justifyContent: 'flex-start' } as const;

/** Phones have one line for both: that a deal ends is the news. */
const onlyBesideAsRow = { display: 'none', [BESIDE_FORM]: { display: 'flex' } } as const;

const promises = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& > p': { m: 0 },
} as const;
