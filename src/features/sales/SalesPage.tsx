import Box from '@mui/material/Box';
import { dayIn } from '../../lib/calendar';
import { PartnerAccountSelect } from '../../domain/PartnerAccountSelect';
import { PartnerAccountView } from '../../domain/PartnerAccountView';
import { PageHead } from '../../list/PageHead';
import { useListState } from '../../list/useListState';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { useNow } from '../../ui/useNow';
import { Figures } from './Figures';
import { PeriodSelect } from './PeriodSelect';
import { Sales } from './Sales';
import { salesList } from './salesList';

/** 'Sales & Analytics' of a partner account (specification, section 2). */
export function SalesPage() {
  const list = useListState(salesList);
  const now = useNow();
  const { account: chosenId, days, page } = list.query;
  usePageTitle(page > 1 ? `Sales & Analytics, page ${page}` : 'Sales & Analytics');
  return (
    <>
      <PageHead
        title="Sales & Analytics"
        lead="What your products bring in, and every single sale with its statement."
      />
      <PartnerAccountView
        chosenId={chosenId}
        firstUrl={pathTo('sales')}
        skeleton={
          <Box sx={{ minHeight: '100vh', pt: 7 }}>
            <Figures summary={undefined} />
          </Box>
        }
      >
        {(account, all) => {
          const today = dayIn(account.timeZone, new Date(now ?? 0));
          return (
            <>
              <Box sx={controls}>
                <PartnerAccountSelect
                  account={account}
                  all={all}
                  onChange={(id) => list.change({ account: id })}
                />
                <PeriodSelect
                  days={days}
                  today={today}
                  onChange={(next) => list.change({ days: next })}
                />
              </Box>
              <Sales key={account.id} list={list} account={account} today={today} />
            </>
          );
        }}
      </PartnerAccountView>
    </>
  );
}

/** The choices beside each other, as wide as their words where there is room. */
const controls = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mb: 2,
  '& > :not(form)': { flex: { xs: '1 1 0', sm: '0 0 auto' } },
} as const;
