import { headTools } from '../../../lib/demoLabels';

/** Search, news and the account at the end of an app's head, drawn. */
export function HeadTools() {
  const { glass, lines, account, head, shoulders } = headTools(100);
  const circle = ([cx, cy, r]: readonly [number, number, number]) => ({ cx, cy, r });
  return (
    <svg className="Demo-tools" viewBox="10 22 92 32" aria-hidden>
      <circle className="Demo-lines" {...circle(glass)} />
      <path className="Demo-lines" d={lines} />
      <circle className="Demo-account" {...circle(account)} />
      <circle {...circle(head)} />
      <path d={shoulders} />
    </svg>
  );
}
