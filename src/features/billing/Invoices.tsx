import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { PartnerAccount } from '../../api/resources/partner-accounts';
import { useStatements } from '../../api/resources/statements';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { DataTableSkeleton } from '../../ui/DataTableSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { PackageIcon } from '../../ui/moreIcons';
import { TableFrame, TableSortSelect } from '../../ui/TableSortSelect';
import { billingList, type BillingQuery } from './billingList';
import { FROM_OVERVIEW } from './fromOverview';
import { StatementPanel } from './StatementPanel';
import { STATEMENT_COLUMNS, StatementTable } from './StatementTable';

export interface InvoicesProps {
  list: OpenList<BillingQuery>;
  account: PartnerAccount;
}

/** The monthly statements of a partner account, and the one that is open. */
export function Invoices({ list, account }: InvoicesProps) {
  const { query, change, linkTo } = list;
  const params = { ...billingList.toParams(query), partnerAccountId: account.id };
  const statements = useStatements(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPush = useNavigationType() === NavigationType.Push;
  const { key, state } = useLocation();
  const [arrival] = useState(key);
  const isOpenedHere = isPush && (key !== arrival || state === FROM_OVERVIEW);
  // Its link in the overview is gone: the focus goes to what it led to.
  const [startsAtList] = useState(isOpenedHere && query.statement === null);
  useEffect(() => {
    if (startsAtList) heading.current?.focus();
  }, [startsAtList]);
  return (
    <>
      {query.statement ? (
        <StatementPanel
          key={query.statement}
          statementId={query.statement}
          isOpenedHere={isOpenedHere}
        />
      ) : null}
      {statements.data?.page.totalItems === 0 ? (
        <EmptyState
          icon={<PackageIcon />}
          title="No statements yet"
          description="The first one opens with your first sale and is paid out the month after."
          action={
            <Button component={AppLink} to={pathTo('addProduct')} variant="contained">
              Add product
            </Button>
          }
        />
      ) : (
        <TableFrame>
          <ResultSection
            list={list}
            result={statements}
            applied={[]}
            nouns={['statement', 'statements']}
            heading="Monthly statements"
            headingRef={heading}
            controls={
              <TableSortSelect
                columns={STATEMENT_COLUMNS}
                sort={query.sort}
                onSort={(sort) => change({ sort })}
              />
            }
            skeleton={<DataTableSkeleton columns={STATEMENT_COLUMNS} />}
          >
            {(items, state) => (
              <StatementTable
                statements={items}
                sort={query.sort}
                onSort={(sort) => change({ sort })}
                linkTo={(statement) =>
                  pathTo('billing') + linkTo({ statement, page: query.page }).search
                }
                {...state}
              />
            )}
          </ResultSection>
        </TableFrame>
      )}
    </>
  );
}
