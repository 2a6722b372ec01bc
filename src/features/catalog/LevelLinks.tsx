import { styled } from '@mui/material/styles';
import type { ListingFacets } from '../../api/resources/listings';
import { LEVEL_COLORS } from '../../domain/LevelBadge';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard } from '../../theme/surfaceStyles';
import { bones } from '../../ui/bones';
import { ArrowRightIcon } from '../../ui/icons';
import { CERTIFICATIONS } from './catalogList';

/** Whom each level is for. */
const FOR_WHOM: Readonly<Record<(typeof CERTIFICATIONS)[number], string>> = {
  basic: 'No experience needed',
  diploma: 'The whole craft, with a diploma at the end',
  advance: 'For those who use it every day',
};

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
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 10,
  height: '100%',
  minHeight: 44,
  padding: '6px 12px',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '& > svg:first-of-type': { width: 20, height: 16 },
  '& > b': { fontSize: '1rem', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& > span': { gridArea: '2 / 1 / auto / 3', marginTop: 4 },
  '& > svg:last-of-type': {
    gridArea: '1 / 3',
    fontSize: '1.25rem',
    color: theme.vars.palette.primary.main,
  },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  // There is room for whom they are in wide windows only.
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'auto minmax(0, auto)',
    justifyContent: 'center',
    columnGap: 6,
    padding: '6px 4px',
    '& > svg:first-of-type': {
      width: 16,
      height: 13,
      '@media (max-width: 359.95px)': { display: 'none' },
    },
    '& > b': {
      overflow: 'hidden',
      fontSize: '0.875rem',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > span, & > svg:last-of-type': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { alignContent: 'start', padding: '12px 14px' },
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

/** The levels of the courses, in the words of the server; each leads to its courses. */
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
                <span>{FOR_WHOM[id]}</span>
                <ArrowRightIcon />
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </nav>
  );
}
