import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSales, useSalesSummary, type SalesSummary } from '../../api/resources/sales';
import type { PartnerAccount } from '../../api/resources/partner-accounts';
import { formatDate } from '../../lib/dates';
import type { OpenList } from '../../list/useListState';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { PackageIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { Figures } from './Figures';
import { daysOf, USUAL_PERIOD } from './periods';
import { SalesHistory } from './SalesHistory';
import { salesParams, type SalesListQuery } from './salesList';
import { TopProducts } from './TopProducts';
import { Trend } from './Trend';

export interface SalesProps {
  list: OpenList<SalesListQuery>;
  account: PartnerAccount;
  /** Today where the account is. */
  today: string;
}

/** The figures, charts and sales of one partner account. */
export function Sales({ list, account, today }: SalesProps) {
  const params = salesParams(list.query, account.id, daysOf(today)[USUAL_PERIOD]);
  const summary = useSalesSummary(params.summary);
  const sales = useSales(params.sales);
  return (
    <>
      <QueryView query={summary} skeleton={<SummarySkeleton />} empty={noneYet}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 } }}>
            <div>
              <Figures summary={data} />
              <Typography variant="caption" component="p" sx={caption}>
                {formatDate(data.range.from)} to {formatDate(data.range.to)}. Days begin and end in
                the time zone {data.timeZone}.
              </Typography>
            </div>
            <Box sx={columns}>
              <Trend
                summary={data}
                interval={params.summary.interval!}
                onInterval={(by) => list.change({ by, page: list.query.page })}
                isStale={summary.isLoading}
              />
              <TopProducts products={data.topProducts} />
            </Box>
          </Box>
        )}
      </QueryView>
      {summary.data?.firstSoldOn === null ? null : (
        <SalesHistory list={list} sales={sales} params={params.sales} />
      )}
    </>
  );
}

/** Shown in place of all figures where nothing was ever sold. */
function noneYet({ firstSoldOn }: SalesSummary) {
  if (firstSoldOn !== null) return null;
  return (
    <Box sx={{ minHeight: '60vh' }}>
      <EmptyState
        icon={<PackageIcon />}
        title="Nothing sold yet"
        description="Once someone buys one of your products, its sales, figures and statements appear here."
        action={
          <Button component={AppLink} to={pathTo('addProduct')} variant="contained">
            Add product
          </Button>
        }
      />
    </Box>
  );
}

function SummarySkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: { xs: 2, md: 2.5 } }}>
      <div>
        <Figures summary={undefined} />
        <Skeleton width="40%" sx={caption} />
      </div>
      <Box sx={columns}>
        <Skeleton variant="rounded" height={592} />
        <Skeleton variant="rounded" height={592} sx={{ display: { xs: 'none', lg: 'block' } }} />
      </Box>
    </Box>
  );
}

/** Which days the figures are of, in one line below them where there is room. */
const caption = { mt: 1, color: 'text.secondary', typography: 'caption' } as const;

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;
