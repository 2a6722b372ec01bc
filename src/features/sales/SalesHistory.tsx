import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useExportSales, type SaleQuery, type useSales } from '../../api/resources/sales';
import { ResultSection } from '../../list/ResultSection';
import { TableTools } from '../../list/TableTools';
import type { OpenList } from '../../list/useListState';
import { DataTableSkeleton } from '../../ui/DataTableSkeleton';
import { SaveButton } from '../../ui/SaveButton';
import { SearchField } from '../../ui/SearchField';
import { TableFrame, TableSortSelect } from '../../ui/TableSortSelect';
import { salesList, type SalesListQuery } from './salesList';
import { SALES_COLUMNS, SalesTable } from './SalesTable';

export interface SalesHistoryProps {
  list: OpenList<SalesListQuery>;
  sales: ReturnType<typeof useSales>;
  /** What the sales were asked for with. */
  params: SaleQuery;
}

/** Every sale of the period, as the table of the specification (section 2, vendor area). */
export function SalesHistory({ list, sales, params }: SalesHistoryProps) {
  const { query, change } = list;
  const exportSales = useExportSales();
  const heading = useRef<HTMLHeadingElement>(null);
  const { page: _, pageSize: __, ...all } = params;
  return (
    <Box sx={{ mt: { xs: 4, md: 6 } }}>
      <TableFrame>
        <ResultSection
          list={list}
          result={sales}
          applied={salesList.applied(query)}
          nouns={['sale', 'sales']}
          heading="Sales"
          headingRef={heading}
          controls={
            <TableTools
              title="Sort"
              search={
                <SearchField
                  q={query.q}
                  label="Search sales"
                  placeholder="Product or order"
                  onChange={(q) => change({ q })}
                />
              }
              save={
                <SaveButton
                  label="Export CSV"
                  isSmallIcon
                  failure="The sales were not saved."
                  onSave={() => exportSales.run(all)}
                  variant="outlined"
                  color="secondary"
                />
              }
              appliedCount={0}
              totalItems={sales.isLoading ? undefined : sales.data?.page.totalItems}
              onClear={list.clear}
            >
              <TableSortSelect
                columns={SALES_COLUMNS}
                sort={query.sort}
                onSort={(sort) => change({ sort })}
              />
            </TableTools>
          }
          skeleton={
            <DataTableSkeleton columns={SALES_COLUMNS} pictures="medium" hasActions hasLines />
          }
        >
          {(items, state) => (
            <SalesTable
              account={params.partnerAccountId}
              sales={items}
              sort={query.sort}
              onSort={(sort) => change({ sort })}
              {...state}
            />
          )}
        </ResultSection>
      </TableFrame>
    </Box>
  );
}
