import { styled } from '@mui/material/styles';
import type { OfferFacets } from '../../api/resources/offers';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { pill } from '../../ui/pillRow';
import { CERTIFICATIONS, type OfferQuery } from './offerList';

const Row = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...tabularNumbers,
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a, & div': { ...pill(theme), gap: 6, fontWeight: 600 },
  '& a span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& a:hover, & a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
  },
}));

export interface LevelPillsProps {
  query: OfferQuery;
  /** Undefined on their way, null if they could not be loaded. */
  facets: OfferFacets | null | undefined;
  linkTo: (change: Partial<OfferQuery>) => { search: string };
}

/** The levels that students can learn up to, each with how many offers lead there; again for all. */
export function LevelPills({ query, facets, linkTo }: LevelPillsProps) {
  if (facets === null) return null;
  return (
    <nav aria-label="Certificates">
      <Row>
        {CERTIFICATIONS.map((id) => {
          const known = facets?.certification.find(({ value }) => value === id);
          const isShown = query.certification === id;
          return (
            <li key={id}>
              {known ? (
                <AppLink
                  to={
                    pathTo('studentOffers') +
                    linkTo({ certification: isShown ? null : id, page: 1 }).search
                  }
                  aria-current={isShown ? 'true' : undefined}
                >
                  {known.label} <span>{formatCount(known.count)}</span>
                </AppLink>
              ) : (
                <div aria-hidden>
                  <span className="Bone Bone-text" style={{ width: 64 }} />
                </div>
              )}
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
