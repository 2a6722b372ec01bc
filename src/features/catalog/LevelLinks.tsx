import type { ListingFacets } from '../../api/resources/listings';
import { LEVEL_COLORS } from '../../domain/LevelBadge';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { fadedRow } from '../../ui/fadedEdges';
import { CERTIFICATIONS } from './catalogList';
import { WayRow } from './WayRow';

/** As many steps as the level is high, of three, in the color of its badge. */
function Steps({ level }: { level: (typeof CERTIFICATIONS)[number] }) {
  const height = CERTIFICATIONS.indexOf(level);
  return (
    <svg
      viewBox="0 0 20 16"
      width="16"
      height="13"
      aria-hidden
      style={{ color: `var(--mui-palette-${LEVEL_COLORS[level]}-main)` }}
    >
      {CERTIFICATIONS.map((id, step) => (
        <rect
          key={id}
          x={step * 7}
          y={10 - step * 5}
          width="5"
          height={6 + step * 5}
          rx="1.5"
          fill="currentColor"
          opacity={step <= height ? 1 : 0.22}
        />
      ))}
    </svg>
  );
}

/**
 * The levels of the courses, in the words of the server. Without numbers: each leads to all courses of
 * its level, the facets count those of what is looked for.
 */
export function LevelLinks({ facets }: { facets: ListingFacets | null | undefined }) {
  if (facets === null) return null;
  return (
    <nav aria-label="Levels">
      <WayRow ref={fadedRow}>
        {CERTIFICATIONS.map((id) => {
          const known = facets?.certification.find(({ value }) => value === id);
          return (
            <li key={id}>
              <AppLink to={pathTo('trainings', { certification: id })}>
                <Steps level={id} />
                {known ? known.label : <span className="Bone Bone-text" style={{ width: 64 }} />}
              </AppLink>
            </li>
          );
        })}
      </WayRow>
    </nav>
  );
}
