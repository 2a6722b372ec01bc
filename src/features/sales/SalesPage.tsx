import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dayIn, type DayRange } from '../../lib/calendar';
import { useChosenAccount } from '../../domain/chosenAccount';
import { PartnerAccountSelect } from '../../domain/PartnerAccountSelect';
import { PartnerAccountView } from '../../domain/PartnerAccountView';
import { PageHead } from '../../list/PageHead';
import { useListState } from '../../list/useListState';
import { useListTitle } from '../../list/useListTitle';
import { pathTo } from '../../routing/paths';
import { routeNamed } from '../../routing/routeTable';
import { useNow } from '../../ui/useNow';
import { DaysForm } from './DaysForm';
import { Figures } from './Figures';
import { CUSTOM, PeriodSelect, usePeriodChoice } from './PeriodSelect';
import { Sales } from './Sales';
import { salesList } from './salesList';

/** 'Sales & Analytics' of a partner account (specification, section 2). */
export function SalesPage() {
  const list = useListState(salesList);
  const now = useNow();
  const { account: chosenId, days } = list.query;
  const { account, all, isLoading } = useChosenAccount(chosenId);
  const today = dayIn(account?.timeZone ?? 'UTC', new Date(now ?? 0));
  const period = usePeriodChoice(days, today);
  useListTitle('Sales & Analytics', list.query);
  const show = (next: DayRange | null) => list.change({ days: next });
  return (
    <>
      <PageHead title="Sales & Analytics" lead={routeNamed('sales').description}>
        {account ? (
          <>
            <PartnerAccountSelect
              account={account}
              all={all}
              onChange={(id) => list.change({ account: id })}
            />
            <PeriodSelect choice={period} onChange={show} />
          </>
        ) : isLoading ? (
          <Skeleton variant="rounded" width={148} height={40} />
        ) : null}
      </PageHead>
      <PartnerAccountView
        chosenId={chosenId}
        firstUrl={pathTo('sales')}
        skeleton={
          <Box sx={{ minHeight: '100vh' }}>
            <Figures summary={undefined} />
          </Box>
        }
      >
        {(shown) => (
          <>
            {period.value === CUSTOM ? (
              <DaysForm
                key={`${period.shown.from} ${period.shown.to}`}
                days={period.shown}
                onChange={show}
              />
            ) : null}
            <Sales key={shown.id} list={list} account={shown} today={today} />
          </>
        )}
      </PartnerAccountView>
    </>
  );
}
