import type { DemoBlock } from '../../../api/resources/templates';
import { isCurve } from '../../../lib/demoArrangement';
import { formatCount } from '../../../lib/text';

const [WIDTH, HEIGHT, EDGE] = [560, 260, 14];

/** A curve or columns drawn from the figures of a part, with a list that says the same. */
export function DemoChart({ items }: { items: DemoBlock['items'] }) {
  const figures = items.map(({ text }) => Number(text));
  const curve = isCurve(figures);
  const most = Math.max(...figures);
  const least = curve ? Math.min(...figures) * 0.6 : 0;
  // Each has a column of its own, so that its name can stand below it.
  const step = WIDTH / figures.length;
  const points = figures.map(
    (figure, index) =>
      [
        step * (index + 0.5),
        HEIGHT - ((figure - least) / (most - least)) * (HEIGHT - EDGE * 2),
      ] as const,
  );
  const peak = figures.indexOf(most);
  const [peakX = 0, peakY = 0] = points[peak] ?? [];
  const path = `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <figure className="Demo-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[0.5, HEIGHT / 2, HEIGHT - 0.5].map((y) => (
          <path key={y} className="Demo-grid" d={`M0 ${y}H${WIDTH}`} />
        ))}
        {curve ? (
          <>
            <path className="Demo-area" d={`${path}V${HEIGHT}H${step / 2}z`} />
            <path className="Demo-curve" d={path} />
            <circle className="Demo-peak" cx={peakX} cy={peakY} r="11" />
          </>
        ) : (
          points.map(([x, y], index) => (
            <rect
              key={items[index]?.title}
              className={index === peak ? 'Demo-peak' : 'Demo-column'}
              x={x - step * 0.32}
              y={y}
              width={step * 0.64}
              height={HEIGHT - y}
            />
          ))
        )}
      </svg>
      <ul>
        {items.map((item, index) => (
          <li key={item.title}>
            {item.title} <b>{formatCount(figures[index] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
