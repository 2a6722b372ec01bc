import type { SalesPoint } from '../../api/resources/sales';
import type { Interval } from '../../lib/calendar';
import { formatExactMoney } from '../../lib/money';
import { formatCount } from '../../lib/text';
import { DataTable, type TableColumn } from '../../ui/DataTable';
import { pointLabel } from './pointLabels';

const NOUNS: Record<Interval, string> = { day: 'Day', week: 'Week', month: 'Month' };

type Row = SalesPoint & { id: string };

const columnsFor = (interval: Interval): readonly TableColumn<Row>[] => [
  { label: NOUNS[interval], onCard: 'title', cell: (point) => pointLabel(point, interval) },
  {
    label: 'Revenue',
    align: 'right',
    onCard: 'amount',
    cell: ({ gross }) => formatExactMoney(gross),
  },
  { label: 'Refunds', align: 'right', cell: ({ refunds }) => formatExactMoney(refunds) },
  { label: 'Units', align: 'right', cell: ({ units }) => formatCount(units) },
];

export interface TrendProps {
  points: readonly SalesPoint[];
  interval: Interval;
  /** True while these are old figures, of other days. */
  isStale: boolean;
}

/** What the charts show, in figures; the newest first. */
export function TrendTable({ points, interval, isStale }: TrendProps) {
  const rows = points.map((point) => ({ ...point, id: point.from })).toReversed();
  return (
    <DataTable
      label="Revenue, refunds and units"
      columns={columnsFor(interval)}
      rows={rows}
      isStale={isStale}
    />
  );
}
