import type { CSSProperties } from 'react';
import type { DemoBlock } from '../../../api/resources/templates';
import { isCurve, scaleOf } from '../../../lib/demoScale';
import { formatCount } from '../../../lib/text';

export interface DemoChartProps {
  items: DemoBlock['items'];
  /** Whether it is part of an app, where its grid and its highest point say what they come to. */
  isApp: boolean;
}

/** A curve or columns drawn from the figures of a part, with a list that says the same. */
export function DemoChart({ items, isApp }: DemoChartProps) {
  const figures = items.map(({ text }) => Number(text));
  const curve = isCurve(figures);
  const scale = scaleOf(figures, isApp);
  // In hundredths of the plot, which is as wide and high as there is room for.
  const step = 100 / (curve ? figures.length - 1 : figures.length);
  const points = figures.map(
    (figure, index) => [step * (curve ? index : index + 0.5), scale.rise(figure) * 100] as const,
  );
  const [peakX = 0, peakY = 0] = points[scale.peak] ?? [];
  const path = `M${points.map(([x, y]) => `${x} ${100 - y}`).join('L')}`;
  // The names of points stand below them, those of the first and the last across the edge.
  const overhang = { '--demo-overhang': curve ? `${-step / 2}%` : '0%' } as CSSProperties;
  return (
    <figure className="Demo-chart" data-app={isApp || undefined} data-curve={curve || undefined}>
      <div className="Demo-plot" aria-hidden>
        {scale.grid.map((part, index) => (
          <div key={part} className="Demo-grid" style={{ bottom: `${part * 100}%` }}>
            {isApp && index % 2 === 0 ? <span>{scale.mark(part)}</span> : null}
          </div>
        ))}
        {curve ? (
          <>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="Demo-area" d={`${path}V100H0z`} />
              <path className="Demo-curve" d={path} vectorEffect="non-scaling-stroke" />
            </svg>
            {isApp ? (
              <div className="Demo-drop" style={{ left: `${peakX}%`, height: `${peakY}%` }} />
            ) : null}
            <div className="Demo-peak" style={{ left: `${peakX}%`, bottom: `${peakY}%` }}>
              {isApp ? <b>{formatCount(figures[scale.peak] ?? 0)}</b> : null}
            </div>
          </>
        ) : (
          points.map(([x, y], index) => (
            <div
              key={items[index]?.title}
              className="Demo-column"
              data-peak={index === scale.peak || undefined}
              style={{ left: `${x - step * 0.32}%`, width: `${step * 0.64}%`, height: `${y}%` }}
            />
          ))
        )}
      </div>
      <ul style={overhang}>
        {items.map((item, index) => (
          <li key={item.title}>
            {item.title} <b>{formatCount(figures[index] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
