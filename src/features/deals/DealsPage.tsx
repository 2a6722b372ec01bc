import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { useDeals } from '../../api/resources/deals';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { useListState } from '../../list/useListState';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { facetsOf } from '../../list/facets';
import { ListHead } from '../../list/ListHead';
import { SearchField } from '../../ui/SearchField';
import { DealCategories } from './DealCategories';
import { dealList } from './dealList';
import { DealResults } from './DealResults';
import { LeadingDeals } from './LeadingDeals';

/** Everything that is cheaper now, by category (specification, section 2). */
export function DealsPage() {
  const list = useListState(dealList);
  const { query, change } = list;
  const deals = useDeals(dealList.toParams(query));
  const heading = useRef<HTMLHeadingElement>(null);
  const category = deals.data?.facets.category.find(({ value }) => value === query.category)?.label;
  const title = category ? `Deals: ${category}` : 'Deals';
  usePageTitle(query.page > 1 ? `${title}, page ${query.page}` : title);

  // What leads is for those who look around, not for those who look for something.
  const isWholeList = dealList.toSearch(query) === '';

  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Deals' }]} />
      <ListHead
        title="Software deals"
        lead="Everything that costs less right now. A deal that ends soon says when."
      >
        <SearchField q={query.q} label="Search software deals" onChange={(q) => change({ q })} />
      </ListHead>
      {isWholeList ? <LeadingDeals /> : null}
      <Box sx={{ mb: { xs: 3, md: 4 } }}>
        <DealCategories query={query} facets={facetsOf(deals)} />
      </Box>
      <DealResults list={list} deals={deals} headingRef={heading} />
    </Container>
  );
}
