import { styled } from '@mui/material/styles';
import type { OfferFacets } from '../../api/resources/offers';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { bones } from '../../ui/bones';
import { fadedRow } from '../../ui/fadedEdges';
import { swipedRow, wrappedPills } from '../../ui/pillRow';
import { CERTIFICATIONS, type OfferQuery } from './offerList';

const Row = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...wrappedPills(theme),
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', ...swipedRow(theme) },
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
    <nav aria-label="Certificates" data-own-line>
      <Row ref={fadedRow}>
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
                  {known.label} <span className="Pill-count">{formatCount(known.count)}</span>
                </AppLink>
              ) : (
                <div aria-hidden className="Pill-bone">
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
