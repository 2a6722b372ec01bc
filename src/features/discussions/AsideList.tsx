import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useDiscussions, type DiscussionQuery } from '../../api/resources/discussions';
import { MoreLink } from '../../list/MoreLink';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { AsideHeading, AsideSection } from '../../ui/AsideSection';
import { bones } from '../../ui/bones';
import { QueryView } from '../../ui/QueryView';
import { answerCounts } from './answerCounts';

const List = styled('ul')(({ theme }) => ({
  ...bones(theme),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Lines as those of the topics above it.
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { padding: '10px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    ...theme.typography.subtitle2,
    display: 'block',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  },
  '& .Count': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** How many a block lists; one more is asked for, because the discussion on the page is left out. */
const LENGTH = 5;

export interface AsideListProps {
  heading: string;
  /** Which discussions; the most popular of them are listed. */
  query: Pick<DiscussionQuery, 'topic' | 'author'>;
  /** The id of a discussion that is on the page already. */
  without?: string;
  /** What is shown there when there is no other; without it, the block is left out then. */
  emptyText?: string;
  /** The name of the link to all of them, where there are others; it begins with `View all`. */
  all?: string;
}

/** A few discussions beside the main column: “More in Ask me anything”, “More by Jonas Weber”. */
export function AsideList({ heading, query, without, emptyText, all }: AsideListProps) {
  const discussions = useDiscussions({ ...query, sort: ['-score'], page: 1, pageSize: LENGTH + 1 });
  const isOnly = discussions.data?.items.every(({ id }) => id === without);
  if (isOnly && emptyText === undefined) return null;
  return (
    <AsideSection title={heading}>
      <QueryView query={discussions} skeleton={<AsideListSkeleton />}>
        {({ items }) => {
          const others = items.filter(({ id }) => id !== without).slice(0, LENGTH);
          return (
            <>
              <List>
                {others.map((discussion) => (
                  <li key={discussion.id}>
                    <AppLink to={pathTo('discussion', { id: discussion.id })} dir="auto">
                      {discussion.title}
                    </AppLink>
                    <span className="Count">{answerCounts(discussion)}</span>
                  </li>
                ))}
                {others.length === 0 ? (
                  <li>
                    <p>{emptyText}</p>
                  </li>
                ) : null}
              </List>
              {all && others.length > 0 ? (
                <MoreLink
                  to={pathTo('discussions', query)}
                  label={all}
                  sx={{ mt: 0.5, ml: -1.5 }}
                />
              ) : null}
            </>
          );
        }}
      </QueryView>
    </AsideSection>
  );
}

/** The block while it is not known what it lists. */
export function AsideSkeleton() {
  return (
    <div>
      <AsideHeading as="div">
        <Skeleton width="10em" />
      </AsideHeading>
      <AsideListSkeleton />
    </div>
  );
}

function AsideListSkeleton() {
  return (
    <List aria-hidden>
      {Array.from({ length: LENGTH }, (_, index) => (
        <li key={`discussion-${index}`}>
          <span className="Bone Bone-text" style={{ width: '90%' }} />
          <span className="Bone Bone-text" style={{ width: '35%' }} />
        </li>
      ))}
    </List>
  );
}
