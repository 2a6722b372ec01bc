import type { DemoBlock } from '../../../api/resources/templates';
import { areNames, isGood, labelIn } from '../../../lib/demoLabels';
import { initials } from '../../../lib/text';

/** Rows of an app: who or what, what is told of it, and a label at the end. */
export function DemoRecords({ items }: { items: DemoBlock['items'] }) {
  const haveNames = areNames(items.map(({ title }) => title));
  return (
    <dl className="Demo-records" data-named={haveNames || undefined}>
      {items.map(({ title, text }) => {
        const { words, label } = labelIn(text);
        return (
          <div key={title}>
            <dt>
              {haveNames ? (
                <span className="Demo-monogram" aria-hidden>
                  {initials(title)}
                </span>
              ) : null}
              {title}
            </dt>
            <dd>{words}</dd>
            {label ? (
              <dd className="Demo-label" data-good={isGood(label) || undefined}>
                {label}
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}
