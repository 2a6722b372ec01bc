import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SalesSummary } from '../../api/resources/sales';
import type { Interval } from '../../lib/calendar';
import { panel } from '../../theme/surfaceStyles';
import { lazyPart, LazyPartView } from '../../ui/LazyPart';
import { NativeSelect } from '../../ui/NativeSelect';
import { INTERVALS } from './salesList';
import { TrendTable } from './TrendTable';

/** The charts are heavier than the rest of the page, which comes first. */
const charts = lazyPart(() => import('./TrendCharts').then(({ TrendCharts }) => TrendCharts));

const NAMES: Record<Interval, string> = { day: 'By day', week: 'By week', month: 'By month' };

export interface TrendProps {
  summary: SalesSummary;
  interval: Interval;
  onInterval: (interval: Interval) => void;
  /** True while these are old figures, of other days. */
  isStale: boolean;
}

/** How revenue, refunds and units went, as charts or as a table. */
export function Trend({ summary, interval, onInterval, isStale }: TrendProps) {
  const [view, setView] = useState<'charts' | 'table'>('charts');
  const { points } = summary;
  return (
    <Box component="section" aria-labelledby="trend" sx={panel}>
      <Box sx={head}>
        <Typography id="trend" variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          Sales over time
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <NativeSelect
            label="Interval"
            value={interval}
            onChange={(value) => onInterval(value as Interval)}
          >
            {INTERVALS.map((value) => (
              <option key={value} value={value}>
                {NAMES[value]}
              </option>
            ))}
          </NativeSelect>
          <NativeSelect
            label="Shown as"
            value={view}
            onChange={(value) => setView(value as typeof view)}
          >
            <option value="charts">Charts</option>
            <option value="table">Table</option>
          </NativeSelect>
        </Box>
      </Box>
      {view === 'table' ? (
        <TrendTable points={points} interval={interval} isStale={isStale} />
      ) : (
        <LazyPartView
          part={charts}
          skeleton={<Skeleton variant="rounded" height={CHARTS_HEIGHT} aria-hidden />}
        >
          {(TrendCharts) => <TrendCharts points={points} interval={interval} isStale={isStale} />}
        </LazyPartView>
      )}
    </Box>
  );
}

/** As high as both charts with their headings. */
const CHARTS_HEIGHT = 488;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
} as const;
