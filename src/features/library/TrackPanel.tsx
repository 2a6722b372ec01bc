import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useOwnedProducts } from '../../api/resources/products';
import { labelOf } from '../../lib/text';
import { CardGrid } from '../../list/CardGrid';
import { FilterSelect } from '../../list/FilterSelect';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { lowSearch } from '../../ui/searchFrame';
import { PackageIcon } from '../../ui/moreIcons';
import { SearchField } from '../../ui/SearchField';
import { OwnedProductCard, OwnedProductCardSkeleton } from './OwnedProductCard';
import { KIND_LABELS, KINDS, productList, type ProductQuery } from './productList';

const kinds = KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** What the member owns, each with its state: license key, download or progress. */
export function TrackPanel({ list }: { list: OpenList<ProductQuery> }) {
  const { query, change } = list;
  const products = useOwnedProducts(productList.toParams(query));
  const heading = useRef<HTMLHeadingElement>(null);
  const applied = productList.applied(query, {
    kind: (kind) => labelOf<string>(KIND_LABELS, kind),
  });

  if (products.data?.page.totalItems === 0 && applied.length === 0) return <NothingOwned />;
  return (
    <ResultSection
      list={list}
      result={products}
      applied={applied}
      nouns={['product', 'products']}
      headingRef={heading}
      controls={
        <Box sx={oneLine}>
          <SearchField
            q={query.q}
            label="Search your products"
            placeholder="Search products"
            onChange={(q) => change({ q })}
          />
          <FilterSelect
            label="Kind"
            allLabel="All kinds"
            value={query.kind}
            choices={kinds}
            onChange={(kind) => change({ kind })}
          />
        </Box>
      }
      skeleton={<CardGrid layout="rows" skeleton={<OwnedProductCardSkeleton />} />}
    >
      {(items, state) => (
        <CardGrid layout="rows" items={items} {...state}>
          {(product, priority) => <OwnedProductCard product={product} priority={priority} />}
        </CardGrid>
      )}
    </ResultSection>
  );
}

/** Two short controls are one line at every width, so that the products come soon. */
const oneLine = {
  display: 'flex',
  gap: { xs: 1, sm: 1.5 },
  width: { xs: '100%', lg: 'auto' },
  '&& > *': { flex: '0 0 auto' },
  '&& > [role="search"]': {
    flex: { xs: '1 1 0', lg: '0 1 260px' },
    minWidth: 0,
    width: { lg: 260 },
  },
  ...lowSearch,
} as const;

function NothingOwned() {
  return (
    <EmptyState
      icon={<PackageIcon />}
      title="Nothing here yet"
      description="What you buy or redeem appears here right away, with its license key or its lessons."
      action={
        <>
          <Button component={AppLink} to={pathTo('deals')} variant="contained">
            Browse deals
          </Button>
          <Button
            component={AppLink}
            to={pathTo('products', { tab: 'redeem' })}
            variant="outlined"
            color="secondary"
          >
            Redeem a code
          </Button>
        </>
      }
    />
  );
}
