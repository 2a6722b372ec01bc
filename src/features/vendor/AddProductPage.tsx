import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCategories } from '../../api/resources/categories';
import { usePartnerAccounts, type PartnerAccount } from '../../api/resources/partner-accounts';
import {
  useVendorListing,
  useVendorListings,
  type VendorListingQuery,
} from '../../api/resources/vendor-listings';
import { NoBusiness } from '../../domain/NoBusiness';
import { PageHead } from '../../list/PageHead';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { useIsLeaving } from '../../routing/useIsLeaving';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import { lazyPart, LazyPartView } from '../../ui/LazyPart';
import { QueryView } from '../../ui/QueryView';
import { DraftChoice } from './DraftChoice';
import { ListingForm, type ListingFormProps } from './form/ListingForm';
import { useListingFormUrl } from './form/useListingFormUrl';
import { nameOfListing } from './listings/listingWords';

const reviewState = lazyPart(() => import('./ReviewState').then((module) => module.ReviewState));

/** /addproduct, a new product or, with `?id=`, one that was begun (specification, section 2). */
export function AddProductPage() {
  const { id } = useListingFormUrl();
  const partnerAccounts = usePartnerAccounts();
  return (
    <>
      <PageHead
        title="Getting listed is just a few click!"
        lead="We review your tool once you submit it."
        isTight
      />
      <Box sx={clearOfRows}>
        <QueryView
          query={partnerAccounts}
          skeleton={<FormSkeleton />}
          empty={({ items }) =>
            items.length === 0 ? (
              <NoBusiness title="Nothing to list it under" then="you add your products here" />
            ) : null
          }
        >
          {({ items }) => <Product id={id} partnerAccounts={items} />}
        </QueryView>
      </Box>
    </>
  );
}

/**
 * Close to the head, so that the first view shows more than one field; neither the row of buttons at the bottom
 * nor that of the parts at the top covers what has the focus.
 */
const clearOfRows = {
  mt: { sm: -1.5, md: -2.5 },
  '& form :is(input, textarea, select, button)': {
    scrollMarginTop: { xs: 72, sm: 60 },
    scrollMarginBottom: 96,
  },
} as const;

/** What of one's own can be gone on with; the table has those beyond the first. */
const BEGUN = {
  status: ['draft', 'rejected'],
  sort: ['-updatedAt'],
  pageSize: 5,
} satisfies VendorListingQuery;

interface ProductProps {
  /** As the URL has it. */
  id: string | null | undefined;
  partnerAccounts: readonly PartnerAccount[];
}

function Product({ id, partnerAccounts }: ProductProps) {
  const { go } = useListingFormUrl();
  const { key } = useLocation();
  // The form that has begun a draft stays as it is when the URL gets the draft's id.
  const [begunId, setBegunId] = useState<string>();
  if (begunId !== undefined && id !== undefined && id !== begunId) setBegunId(undefined);
  const isLeaving = useIsLeaving();
  const isNameless = !isLeaving && begunId !== undefined && id === undefined;
  // On phones the step is in the URL, too; Back leads to steps from before the draft was begun.
  const nameDraft = useEffectEvent(() => go({ id: begunId }, { replace: true }));
  // For each entry of the history: one may come and go before React has drawn it.
  useEffect(() => {
    if (isNameless) nameDraft();
  }, [isNameless, key]);
  if (id === undefined || id === begunId) {
    return (
      <NewProduct
        openId={begunId}
        partnerAccounts={partnerAccounts}
        onBegun={setBegunId}
        onRenewed={() => setBegunId(undefined)}
      />
    );
  }
  return id ? <Begun key={id} id={id} partnerAccounts={partnerAccounts} /> : <NoListing />;
}

interface NewProductProps extends Pick<
  ListingFormProps,
  'partnerAccounts' | 'onBegun' | 'onRenewed'
> {
  /** Of the draft that the form has begun. */
  openId: string | undefined;
}

/**
 * Whether all of this has been read, or refused, so that a form can open with it: what comes later would
 * move the fields below it. Stays true, since what is typed must not go with what is read again.
 */
function useIsReadOnce(...queries: readonly { data?: unknown; error?: unknown }[]): boolean {
  const [isRead, setRead] = useState(false);
  const isKnown = queries.every(({ data, error }) => data !== undefined || error !== undefined);
  if (isKnown && !isRead) setRead(true);
  return isRead;
}

/** An empty form below what was begun before, with all categories that can be chosen. */
function NewProduct({ openId, ...form }: NewProductProps) {
  const begun = useVendorListings(BEGUN);
  if (!useIsReadOnce(begun, useCategories())) return <FormSkeleton />;
  return (
    <ListingForm initial={null} drafts={<DraftChoice begun={begun} openId={openId} />} {...form} />
  );
}

/** One that was begun: its form while it can be changed, else how it stands. */
function Begun({
  id,
  partnerAccounts,
}: {
  id: string;
  partnerAccounts: readonly PartnerAccount[];
}) {
  const listing = useVendorListing(id);
  const { latest } = listing;
  const [round, setRound] = useState(0);
  const isOpen = useIsReadOnce(useCategories());
  usePageTitle(latest && `${nameOfListing(latest.listing)}: Add product`);
  if (!isOpen) return <FormSkeleton />;
  return (
    <QueryView query={listing} skeleton={<FormSkeleton />} notFound={<NoListing />}>
      {(data) =>
        data.status === 'submitted' || data.status === 'live' ? (
          <LazyPartView part={reviewState} skeleton={<FormSkeleton />}>
            {(ReviewState) => <ReviewState listing={data} />}
          </LazyPartView>
        ) : (
          <ListingForm
            key={round}
            initial={latest!}
            partnerAccounts={partnerAccounts}
            onBegun={() => undefined}
            onRenewed={() => setRound(round + 1)}
          />
        )
      }
    </QueryView>
  );
}

function NoListing() {
  return (
    <EmptyState
      headingLevel="h2"
      icon={<SearchIcon />}
      title="We could not find this draft"
      description="It may have been deleted, or it may belong to another account of yours."
      action={
        <Button component={AppLink} to={pathTo('addProduct')} variant="contained">
          Start a new one
        </Button>
      }
    />
  );
}

function FormSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2.5, minHeight: 1200 }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={300} />
    </Box>
  );
}
