import { styled } from '@mui/material/styles';
import type { ListingFacets } from '../../api/resources/listings';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard } from '../../theme/surfaceStyles';
import { bones } from '../../ui/bones';
import { ArrowRightIcon } from '../../ui/icons';
import { CERTIFICATIONS } from './catalogList';
import { LevelBadge } from '../../domain/LevelBadge';

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
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 8px',
  height: '100%',
  minHeight: 36,
  padding: '6px 12px',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '& > span:first-of-type': {
    justifySelf: 'start',
    fontSize: '0.875rem',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
  '& > svg': {
    gridArea: '1 / 2 / span 2',
    fontSize: '1.25rem',
    color: theme.vars.palette.primary.main,
  },
  // There is room for whom they are in wide windows only.
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, auto)',
    justifyContent: 'center',
    '& > span:first-of-type': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span + span, & > svg': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: { alignContent: 'start', padding: '14px 16px' },
}));

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
                {known ? (
                  <LevelBadge level={{ id, name: known.label }} />
                ) : (
                  <span className="Bone Bone-text" style={{ width: 64 }} />
                )}
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
