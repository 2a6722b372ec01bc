import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import {
  useExportListings,
  useVendorListings,
  type VendorListingSummary,
} from '../../../api/resources/vendor-listings';
import { labelIn } from '../../../list/facetLabels';
import { filterCount } from '../../../list/filterCount';
import { facetsOf } from '../../../list/facets';
import { FilterSelect } from '../../../list/FilterSelect';
import { PageHead } from '../../../list/PageHead';
import { ResultSection } from '../../../list/ResultSection';
import { useEmptiedPage } from '../../../list/useEmptiedPage';
import { TableTools } from '../../../list/TableTools';
import { useListState } from '../../../list/useListState';
import { AppLink } from '../../../routing/AppLink';
import { useListTitle } from '../../../list/useListTitle';
import { pathTo } from '../../../routing/paths';
import { DataTableSkeleton } from '../../../ui/DataTableSkeleton';
import { PlusIcon } from '../../../ui/moreIcons';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';
import { SaveButton } from '../../../ui/SaveButton';
import { SearchField } from '../../../ui/SearchField';
import { TableFrame, TableSortSelect } from '../../../ui/TableSortSelect';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { nameOfListing } from './listingWords';
import { StatusLinks } from './StatusLinks';
import { useOpenedPart } from './useOpenedPart';
import { useRemoval } from './useRemoval';
import { isKnownStatus, vendorListingList } from './vendorListingList';
import { LISTING_COLUMNS, VendorListingTable } from './VendorListingTable';

const deliverableDialog = lazyPart(() =>
  import('./DeliverableDialog').then((module) => module.DeliverableDialog),
);

/** Only while something is selected. */
const selectionBar = lazyPart(() => import('./SelectionBar').then((module) => module.SelectionBar));

const deleteDialog = lazyPart(() => import('./DeleteDialog').then((module) => module.DeleteDialog));

/** Only for who has nothing yet. */
const noListings = lazyPart(() => import('./NoListings').then((module) => module.NoListings));

export interface VendorListingsProps {
  title: string;
  lead: string;
  /** True where they stand by their states, with how many looked at them. */
  isShelf?: boolean;
  /** Between the head of the page and the products. */
  children?: ReactNode;
}

/** A vendor's products as the table of the specification (section 2, vendor area). */
export function VendorListings({ title, lead, isShelf = false, children }: VendorListingsProps) {
  const list = useListState(vendorListingList);
  const { query, change, linkTo } = list;
  const listings = useVendorListings(vendorListingList.toParams(query));
  const exportListings = useExportListings();
  const remove = useRemoval();
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const removal = useOpenedPart<readonly VendorListingSummary[], typeof deleteDialog>(deleteDialog);
  const upload = useOpenedPart<VendorListingSummary, typeof deliverableDialog>(deliverableDialog);
  useListTitle(title, query);
  useEmptiedPage(listings.data, (page) => linkTo({ page }));
  const facets = facetsOf(listings);
  const applied = vendorListingList.applied(query, {
    status: labelIn(facets?.status),
    business: labelIn(facets?.partnerAccountId),
  });
  const hasBusinesses = (facets?.partnerAccountId.length ?? 0) > 1;
  const hasNone = listings.data?.page.totalItems === 0 && applied.length === 0;
  const chosen = listings.data?.items.filter(({ id }) => selected.has(id)) ?? [];

  const selectedText = chosen.length > 0 ? `${chosen.length} selected` : null;

  return (
    <>
      <PageHead title={title} lead={lead} isTight>
        <Button
          component={AppLink}
          to={pathTo('addProduct')}
          variant="contained"
          startIcon={<PlusIcon />}
        >
          Add product
        </Button>
      </PageHead>
      {children}
      {isShelf && !hasNone && facets !== null ? (
        <StatusLinks query={query} facets={facets} linkTo={linkTo} />
      ) : null}
      {hasNone ? (
        <LazyPartView part={noListings} skeleton={<Box sx={{ minHeight: '60vh' }} />}>
          {(NoListings) => <NoListings />}
        </LazyPartView>
      ) : (
        <TableFrame>
          <ResultSection
            list={list}
            result={listings}
            applied={applied}
            nouns={['product', 'products']}
            headingRef={heading}
            controls={
              <TableTools
                search={
                  <SearchField
                    q={query.q}
                    label="Search products"
                    onChange={(q) => change({ q })}
                  />
                }
                save={
                  <SaveButton
                    label="Export CSV"
                    isSmallIcon
                    failure="The products were not saved."
                    onSave={() => exportListings.run(vendorListingList.toParams(query))}
                    variant="outlined"
                    color="secondary"
                  />
                }
                // On the shelf the status stands above the table, and one business is no filter.
                title={isShelf && !hasBusinesses ? 'Sort' : undefined}
                appliedCount={filterCount(applied) - (isShelf ? query.status.length : 0)}
                totalItems={listings.isLoading ? undefined : listings.data?.page.totalItems}
                onClear={list.clear}
              >
                {isShelf ? null : (
                  <FilterSelect
                    label="Status"
                    allLabel="All statuses"
                    value={query.status[0] ?? null}
                    choices={facets?.status.filter(isKnownStatus) ?? []}
                    onChange={(status) => change({ status: status === null ? [] : [status] })}
                  />
                )}
                {hasBusinesses && facets ? (
                  <FilterSelect
                    label="Business"
                    allLabel="All businesses"
                    value={query.business}
                    choices={facets.partnerAccountId}
                    onChange={(business) => change({ business })}
                  />
                ) : null}
                <TableSortSelect
                  columns={LISTING_COLUMNS}
                  sort={query.sort}
                  onSort={(sort) => change({ sort })}
                  width="wide"
                />
              </TableTools>
            }
            skeleton={
              <DataTableSkeleton
                columns={LISTING_COLUMNS}
                width="wide"
                pictures="medium"
                hasActions
              />
            }
          >
            {(items, state) => (
              <>
                <VendorListingTable
                  isShelf={isShelf}
                  listings={items}
                  sort={query.sort}
                  onSort={(sort) => change({ sort })}
                  selection={{ selected, onChange: setSelected, nameOf: nameOfListing }}
                  onUpload={upload.open}
                  onDelete={removal.open}
                  {...state}
                />
                <span role="status">
                  <VisuallyHidden>{selectedText}</VisuallyHidden>
                </span>
                {selectedText ? (
                  <LazyPartView part={selectionBar} skeleton={null}>
                    {(SelectionBar) => (
                      <SelectionBar
                        text={selectedText}
                        isAll={chosen.length === items.length}
                        onAll={() => setSelected(new Set(items.map(({ id }) => id)))}
                        onDelete={() => removal.open(chosen)}
                        onClear={() => setSelected(new Set())}
                      />
                    )}
                  </LazyPartView>
                ) : null}
              </>
            )}
          </ResultSection>
        </TableFrame>
      )}
      {removal.Part && removal.subject ? (
        <removal.Part
          listings={removal.subject}
          open={removal.isOpen}
          onClose={removal.close}
          onDelete={() => {
            removal.close();
            setSelected(new Set());
            // The row goes away with its button; the focus stays at the table.
            heading.current?.focus({ preventScroll: true });
            void remove(removal.subject!);
          }}
        />
      ) : null}
      {upload.Part && upload.subject ? (
        <upload.Part
          key={upload.subject.id}
          listing={upload.subject}
          open={upload.isOpen}
          onClose={upload.close}
        />
      ) : null}
    </>
  );
}
