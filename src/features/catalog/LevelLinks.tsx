import { styled } from '@mui/material/styles';
import type { ListingFacets } from '../../api/resources/listings';
import { LEVEL_COLORS } from '../../domain/LevelBadge';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard } from '../../theme/surfaceStyles';
import { bones } from '../../ui/bones';
import { CERTIFICATIONS } from './catalogList';

const Tiles = styled('ul')(({ theme }) => ({
  ...bones(theme),
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
}));

const Tile = styled(AppLink)(({ theme }) => ({
  ...interactiveCard(theme),
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 8,
  height: '100%',
  minHeight: 44,
  padding: '6px 4px',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '& > svg': {
    flexShrink: 0,
    width: 16,
    height: 13,
    '@media (max-width: 359.95px)': { display: 'none' },
  },
  '& > b': {
    overflow: 'hidden',
    fontWeight: 600,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
  },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** As many steps as the level is high, of three, in the color of its badge. */
function Steps({ level }: { level: (typeof CERTIFICATIONS)[number] }) {
  const height = CERTIFICATIONS.indexOf(level);
  return (
    <svg
      viewBox="0 0 20 16"
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
      <Tiles>
        {CERTIFICATIONS.map((id) => {
          const known = facets?.certification.find(({ value }) => value === id);
          return (
            <li key={id}>
              <Tile to={pathTo('trainings', { certification: id })}>
                <Steps level={id} />
                <b>
                  {known ? known.label : <span className="Bone Bone-text" style={{ width: 64 }} />}
                </b>
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </nav>
  );
}
