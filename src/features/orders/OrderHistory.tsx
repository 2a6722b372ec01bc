import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useExportOrders, useOrders, type OrderTotals } from '../../api/resources/orders';
import { formatMoney } from '../../lib/money';
import { labelIn } from '../../list/facetLabels';
import { filterCount } from '../../list/filterCount';
import { facetsOf } from '../../list/facets';
import { FilterSelect } from '../../list/FilterSelect';
import { HeadFacts } from '../../list/HeadFacts';
import { PageHead } from '../../list/PageHead';
import { ResultSection } from '../../list/ResultSection';
import { TableTools } from '../../list/TableTools';
import { useListState } from '../../list/useListState';
import { AppLink } from '../../routing/AppLink';
import { useListTitle } from '../../list/useListTitle';
import { pathTo } from '../../routing/paths';
import { DataTableSkeleton } from '../../ui/DataTableSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { PackageIcon } from '../../ui/moreIcons';
import { SaveButton } from '../../ui/SaveButton';
import { SearchField } from '../../ui/SearchField';
import { TableFrame, TableSortSelect } from '../../ui/TableSortSelect';
import { orderList } from './orderList';
import { ORDER_COLUMNS, OrderTable } from './OrderTable';

/** Everything the member bought, as the table of the specification (section 2, buyer area). */
export function OrderHistory() {
  const list = useListState(orderList);
  const { query, change } = list;
  const orders = useOrders(orderList.toParams(query));
  const exportOrders = useExportOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  useListTitle('Order History', query);
  const facets = facetsOf(orders);
  const applied = orderList.applied(query, { status: labelIn(facets?.status) });
  const hasNone = orders.data?.page.totalItems === 0 && applied.length === 0;

  return (
    <>
      <PageHead
        title="Order History"
        lead="What you bought, with its license keys, invoices and refunds."
      >
        {hasNone || orders.error ? null : <Sums totals={orders.data?.totals} />}
      </PageHead>
      {hasNone ? (
        <NoOrders />
      ) : (
        <TableFrame>
          <ResultSection
            list={list}
            result={orders}
            applied={applied}
            nouns={['order', 'orders']}
            headingRef={heading}
            controls={
              <TableTools
                search={
                  <SearchField q={query.q} label="Search orders" onChange={(q) => change({ q })} />
                }
                save={
                  <SaveButton
                    label="Export CSV"
                    isSmallIcon
                    failure="The orders were not saved."
                    onSave={() => exportOrders.run(orderList.toParams(query))}
                    variant="outlined"
                    color="secondary"
                  />
                }
                appliedCount={filterCount(applied)}
                totalItems={orders.isLoading ? undefined : orders.data?.page.totalItems}
                onClear={list.clear}
              >
                <FilterSelect
                  label="Payment status"
                  allLabel="All orders"
                  value={query.status}
                  choices={facets?.status ?? []}
                  onChange={(status) => change({ status })}
                />
                <TableSortSelect
                  columns={ORDER_COLUMNS}
                  sort={query.sort}
                  onSort={(sort) => change({ sort })}
                />
              </TableTools>
            }
            skeleton={<DataTableSkeleton columns={ORDER_COLUMNS} pictures="medium" hasActions />}
          >
            {(items, state) => (
              <OrderTable
                orders={items}
                sort={query.sort}
                onSort={(sort) => change({ sort })}
                {...state}
              />
            )}
          </ResultSection>
        </TableFrame>
      )}
    </>
  );
}

/** What all orders came to; phones have the room for the orders. */
function Sums({ totals }: { totals: OrderTotals | undefined }) {
  return (
    <div data-no-phone>
      <HeadFacts
        facts={[
          { name: 'Spent', value: totals ? formatMoney(totals.paid) : null },
          { name: 'Refunded', value: totals ? formatMoney(totals.refunded) : null },
        ]}
      />
    </div>
  );
}

function NoOrders() {
  return (
    <Box sx={{ minHeight: '60vh' }}>
      <EmptyState
        icon={<PackageIcon />}
        title="You have not bought anything yet"
        description="Your orders appear here, with everything that belongs to them: keys, invoices, refunds."
        action={
          <Button component={AppLink} to={pathTo('deals')} variant="contained">
            See today’s deals
          </Button>
        }
      />
    </Box>
  );
}
