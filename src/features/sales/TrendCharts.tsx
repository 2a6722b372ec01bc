import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { formatExactMoney, formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/text';
import { BAR_RADIUS } from '../../ui/barRadius';
import { useReachedWidth } from '../../ui/useMatchMedia';
import { moneyTicks } from './moneyTicks';
import { axisLabel, pointLabel } from './pointLabels';
import type { TrendProps } from './TrendTable';

/** From this width of the window on there is room, in px. */
const WIDE = [600];

/** How many labels the time axis has room for, at most. */
const LABELS = { narrow: 4, wide: 6 } as const;

/** Revenue with what was paid back below the line, and units; arrow keys go from bar to bar. */
export function TrendCharts({ points, interval, isStale }: TrendProps) {
  const { palette } = useTheme().vars;
  const isNarrow = useReachedWidth(WIDE) === 0;
  const axisWidth = isNarrow ? 48 : 56;
  // Counted from the end, so that the last time has a label; where bars are thin it would go past them.
  const step = Math.ceil(points.length / LABELS[isNarrow ? 'narrow' : 'wide']);
  const last = points.length - 1 - (isNarrow ? Math.floor(step / 2) : step > 2 ? 1 : 0);
  const labeled = points
    .map(({ from }) => from)
    .filter((_, index) => index <= last && (last - index) % step === 0);
  const isLabeled = (from: string) => labeled.includes(from);
  const currency = points[0]!.gross.currency;
  const xAxis = [
    {
      data: points.map(({ from }) => from),
      scaleType: 'band' as const,
      // Below the middle of its bar, as its label is.
      tickPlacement: 'middle' as const,
      ...bareAxis,
      height: 28,
      tickInterval: isLabeled,
      tickLabelInterval: isLabeled,
      valueFormatter: (from: string, { location }: { location: string }) => {
        const point = points.find((one) => one.from === from)!;
        return location === 'tick' ? axisLabel(point, interval) : pointLabel(point, interval);
      },
    },
  ];
  const ticks = moneyTicks(
    Math.max(...points.map(({ gross }) => gross.amountMinor)),
    Math.max(...points.map(({ refunds }) => refunds.amountMinor)),
  );
  const money = (amountMinor: number | null) =>
    formatExactMoney({ amountMinor: amountMinor ?? 0, currency });
  return (
    <Box sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
      <Box sx={names}>
        <Typography id="revenue" variant="subtitle2" component="h3">
          Revenue and refunds
        </Typography>
        {/* A screen reader hears them with each bar. */}
        <Typography aria-hidden variant="caption" component="div" sx={legend}>
          <span>Revenue</span>
          <span>Refunds</span>
        </Typography>
      </Box>
      <Box role="group" aria-labelledby="revenue" sx={chart}>
        <BarChart
          height={298}
          margin={margin}
          borderRadius={BAR_RADIUS}
          hideLegend
          xAxis={xAxis}
          yAxis={[
            {
              width: axisWidth,
              ...bareAxis,
              min: ticks[0],
              max: ticks.at(-1),
              tickInterval: ticks,
              valueFormatter: (amountMinor: number) =>
                formatMoney({ amountMinor, currency }).replace('-', '−'),
            },
          ]}
          grid={{ horizontal: true }}
          series={[
            {
              label: 'Revenue',
              stack: 'money',
              data: points.map(({ gross }) => gross.amountMinor),
              color: palette.fill,
              valueFormatter: money,
            },
            {
              label: 'Refunds',
              stack: 'money',
              data: points.map(({ refunds }) => 0 - refunds.amountMinor),
              color: PAID_BACK,
              valueFormatter: money,
            },
          ]}
        >
          <ChartsReferenceLine y={0} lineStyle={ground} />
        </BarChart>
      </Box>
      <Typography id="units" variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        Units sold
      </Typography>
      <Box role="group" aria-labelledby="units" sx={chart}>
        <BarChart
          height={148}
          margin={margin}
          borderRadius={BAR_RADIUS}
          hideLegend
          xAxis={xAxis}
          yAxis={[{ width: axisWidth, ...bareAxis, tickMinStep: 1, tickNumber: 3 }]}
          grid={{ horizontal: true }}
          series={[
            {
              label: 'Units',
              data: points.map(({ units }) => units),
              color: palette.fill,
              valueFormatter: (units) => formatCount(units ?? 0),
            },
          ]}
        />
      </Box>
    </Box>
  );
}

/** A soft red: money that went back is no alarm. */
const PAID_BACK =
  'color-mix(in srgb, var(--mui-palette-error-main) 60%, var(--mui-palette-background-paper))';

/** The last label may be wider than its bar. */
const margin = { top: 12, right: 16, bottom: 0, left: 0 };

/** What bars stand on, and what was paid back hangs from: nothing is below it but refunds. */
const ground = { stroke: 'var(--mui-palette-outline)', strokeWidth: 1 } as const;

/** The lines of the grid lead to the figures. */
const bareAxis = { disableLine: true, disableTicks: true } as const;

const names = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

/** What is of which color. */
const legend = {
  display: 'flex',
  gap: 2,
  color: 'text.secondary',
  '& > *': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& > ::before': { content: '""', width: 12, height: 12, borderRadius: '3px', bgcolor: 'fill' },
  '& > :last-child::before': { bgcolor: PAID_BACK },
} as const;

/** The library marks the bar that has the focus, and nothing before the first arrow key. */
const chart = {
  // The room for that label is the padding of the card, so that the bars end where its text does.
  mr: -2,
  borderRadius: '6px',
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;
