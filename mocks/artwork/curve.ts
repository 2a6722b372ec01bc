import type { Random } from './random';
import { p } from './svg';

/** Points of a chart that climbs with a few setbacks. */
export function curve(random: Random, width: number, height: number, count = 7): string {
  const points = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = height * (1 - Math.min(1, Math.max(0.06, part * 0.7 + random.between(0, 0.34))));
    return [part * width, y] as const;
  });
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [x, y];
      const middle = (beforeX + x) / 2;
      return index ? p`C${middle} ${beforeY} ${middle} ${y} ${x} ${y}` : p`M${x} ${y}`;
    })
    .join('');
}
