import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Listing } from '../../api/resources/listings';
import { useOwnedProducts, useRedeemableListings } from '../../api/resources/products';
import { focusField } from '../../forms/formMessages';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { CardGrid } from '../../list/CardGrid';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { useArrival } from '../../routing/useArrival';
import { pathTo } from '../../routing/paths';
import { SearchField } from '../../ui/SearchField';
import { NotePanel } from '../../ui/SideNote';
import { showToast } from '../../ui/toastStore';
import { RedeemForm } from './forms/RedeemForm';
import { productList, type ProductQuery } from './productList';
import { RedeemableCard } from './RedeemableCard';

/** What comes of a code. */
const POINTS = [
  'The code itself says which deal it is for.',
  'You’ll find the deal under Track products right away, with its license key or its lessons.',
  'A code works once, and only until it expires.',
];

/** A form for codes, and what there are codes for. */
export function RedeemPanel({ list }: { list: OpenList<ProductQuery> }) {
  const { query, change } = list;
  const { q, page, pageSize } = productList.toParams(query);
  const listings = useRedeemableListings({ q, page, pageSize });
  // The first page, as the other tab opens it. Codes to try come with it and make the form taller:
  // what is below the form waits for them.
  const { data, error } = useOwnedProducts(productList.toParams(productList.everything));
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrival();
  const [wanted, setWanted] = useState<Listing | null>(null);
  const form = useRef<HTMLElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={columns}>
        <RedeemForm
          ref={form}
          wanted={wanted}
          samples={data?.samples ?? []}
          onRedeemed={({ title }, isHere) => {
            const message = `${title} is yours.`;
            const goOn = () => {
              showToast({ severity: 'success', message });
              change({ ...productList.everything, tab: 'track' });
            };
            arrive(isHere, goOn, { message, to: pathTo('products') });
          }}
        />
        <Box sx={note}>
          <NotePanel title="Good to know" points={POINTS} />
        </Box>
      </Box>
      {data !== undefined || error !== undefined ? (
        <section aria-label="What can be redeemed">
          <ResultSection
            list={list}
            result={listings}
            applied={productList.applied({ ...query, kind: null })}
            nouns={['deal', 'deals']}
            countText={(total) =>
              total === 1 ? '1 deal can be redeemed' : `${total} deals can be redeemed`
            }
            headingRef={heading}
            controls={
              <SearchField
                q={query.q}
                label="Search deals"
                onChange={(words) => change({ q: words })}
              />
            }
            skeleton={<CardGrid layout="rows" skeleton={<ListingCardSkeleton kind="course" />} />}
          >
            {(items, state) => (
              <CardGrid layout="rows" items={items} {...state}>
                {(listing, priority) => (
                  <RedeemableCard
                    listing={listing}
                    priority={priority}
                    onRedeem={() => {
                      setWanted(listing);
                      focusField(form.current?.querySelector('form') ?? null, 'code');
                    }}
                  />
                )}
              </CardGrid>
            )}
          </ResultSection>
        </section>
      ) : null}
    </Box>
  );
}

/** Phones have the room for the deals; elsewhere the note is as high as the form without codes to try. */
const columns = {
  display: 'grid',
  '&:has(details[open])': { alignItems: 'start' },
  gap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 320px',
    lg: 'minmax(0, 1fr) 384px',
  },
} as const;

/** Its heading is on the line of the form's, and of its size. */
const note = { display: { xs: 'none', md: 'grid' }, '& h2': { typography: 'h3' } } as const;
