import type { DemoBlock } from '../../../api/resources/templates';
import { cellsOf, shiftOf, trendIn } from '../../../lib/demoSheet';

export type DemoSheetProps = Pick<DemoBlock, 'kind' | 'title' | 'items'>;

/** What fills the first page of an app: entries with their balance, a plan of a week, or small charts. */
export function DemoSheet({ kind, title, items }: DemoSheetProps) {
  if (kind === 'trends') return <Trends items={items} />;
  const [head = [], ...rows] = items.map(cellsOf);
  return (
    <div className="Demo-sheet">
      <table aria-label={title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-gain={cell.startsWith('+') || undefined}>
                  {kind === 'week' ? <span data-shift={shiftOf(name, cell)}>{cell}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A figure and how it came about, as a column for each day. */
function Trends({ items }: Pick<DemoBlock, 'items'>) {
  return (
    <ul className="Demo-trends">
      {items.map(({ title, text }) => {
        const { last, figures } = trendIn(text);
        const most = Math.max(1, ...figures);
        return (
          <li key={title}>
            <div>
              <p>{title}</p>
              <h4>{last}</h4>
            </div>
            <div className="Demo-columns" aria-hidden>
              {figures.map((figure, index) => (
                <span key={index} style={{ height: `${(figure / most) * 100}%` }} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
