import { styled } from '@mui/material/styles';
import type { TermSummary } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { stretchedLink } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { termPath } from './glossaryUrl';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  columnGap: 32,
  rowGap: 4,
  padding: '18px 16px',
  margin: '0 -16px',
  borderRadius: radius.control,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 16,
    top: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
  '&:hover h3': { color: theme.vars.palette.primary.main },
  // On the widest windows two terms stand side by side, each below its name.
  [theme.breakpoints.between('md', 'xl')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
  '& h3': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Title = styled(AppLink)(stretchedLink);

export interface TermRowProps {
  term: TermSummary;
  /** The list that it is of, where terms of several lists stand together. */
  listName: string | undefined;
}

/** A term in a list: its name, what it means in a sentence, and the way to its definition. */
export function TermRow({ term, listName }: TermRowProps) {
  return (
    <Row>
      <div>
        <h3>
          <Title to={termPath(term)}>{term.title}</Title>
        </h3>
        {listName ? <small>{listName}</small> : null}
      </div>
      <p>{term.summary}</p>
    </Row>
  );
}
