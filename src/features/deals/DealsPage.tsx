import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { useDeals, useEndingDeals } from '../../api/resources/deals';
import { useListTitle } from '../../list/useListTitle';
import { pathTo } from '../../routing/paths';
import { useListState } from '../../list/useListState';
import { facetsOf } from '../../list/facets';
import { ShopHead } from '../../list/ShopHead';
import { QueryView } from '../../ui/QueryView';
import { SearchField } from '../../ui/SearchField';
import { DealCategories } from './DealCategories';
import { dealList } from './dealList';
import { DealResults } from './DealResults';
import { EndingDeals } from './EndingDeals';
import { FeaturedDeal, FeaturedDealSkeleton } from './FeaturedDeal';

/** Everything that is cheaper now, by category (specification, section 2). */
export function DealsPage() {
  const list = useListState(dealList);
  const { query, change } = list;
  const deals = useDeals(dealList.toParams(query));
  const heading = useRef<HTMLHeadingElement>(null);
  const category = deals.data?.facets.category.find(({ value }) => value === query.category)?.label;
  const title = category ? `Deals: ${category}` : 'Deals';
  useListTitle(title, query);

  // What leads is for those who look around, not for those who look for something.
  const isWholeList = dealList.toSearch(query) === '';

  return (
    <>
      <ShopHead
        breadcrumbs={[{ label: 'Home', to: pathTo('home') }, { label: 'Deals' }]}
        title="Software deals"
        lead="Everything that costs less right now. A deal that ends soon says when."
        isBand
        search={
          <SearchField q={query.q} label="Search software deals" onChange={(q) => change({ q })} />
        }
      >
        {isWholeList ? <LeadingDeal /> : null}
      </ShopHead>
      <Container sx={{ pb: { xs: 3, md: 5 } }}>
        {isWholeList ? <EndingDeals /> : null}
        <Box sx={{ mb: { xs: 1.5, sm: 2, md: query.q === '' ? 4 : 2 } }}>
          <DealCategories query={query} facets={facetsOf(deals)} />
        </Box>
        <DealResults list={list} deals={deals} headingRef={heading} />
      </Container>
    </>
  );
}

/** The deal that ends first leads, on the ground of the head. */
function LeadingDeal() {
  return (
    <Box sx={{ mt: { xs: 2, sm: 3, md: 2 }, mb: { xl: 3 } }}>
      <QueryView query={useEndingDeals()} skeleton={<FeaturedDealSkeleton />}>
        {({ items: [deal] }) => (deal ? <FeaturedDeal deal={deal} /> : null)}
      </QueryView>
    </Box>
  );
}
