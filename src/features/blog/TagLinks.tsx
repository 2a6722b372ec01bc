import { styled } from '@mui/material/styles';
import type { ArticleChoice } from '../../api/resources/blog';
import { FacetsMissing } from '../../list/FacetsMissing';
import { AppLink } from '../../routing/AppLink';
import { bones } from '../../ui/bones';
import { emptyPill } from '../../ui/emptyPill';
import { pill, wrappedPills } from '../../ui/pillRow';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { pluralize } from '../../lib/text';

export interface LinksProps {
  /** Undefined while they are on their way, null where they could not be loaded. */
  choices: readonly ArticleChoice[] | null | undefined;
  /** The id of the one that is applied. */
  current?: string | null;
  /** Where the one with this id leads, from `blogHref`. */
  hrefFor: (id: string) => string;
  /** True in the list that the links filter: the page does not go back to its top. */
  staysInPlace?: boolean;
}

const List = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...wrappedPills(theme),
  ...emptyPill(theme),
  '& a, & .Bone': { ...pill(theme), minHeight: 32, padding: '4px 12px', whiteSpace: 'normal' },
  '& .Bone': { backgroundColor: theme.vars.palette.Skeleton.bg },
}));

/** About as wide as the tags are, in characters. */
const TAG_WIDTHS = [11, 7, 9, 12, 8, 10, 7, 13, 9, 8, 11, 7, 10, 9];

/** The tags of the blog, the most used first, each a link. */
export function TagLinks({ choices, current = null, hrefFor, staysInPlace = false }: LinksProps) {
  if (choices === null) return <FacetsMissing />;
  if (!choices) return <TagLinksSkeleton />;
  return (
    <List>
      {choices.map(({ value, label, count }) => (
        <li key={value}>
          <AppLink
            to={hrefFor(value)}
            preventScrollReset={staysInPlace}
            aria-current={value === current ? 'true' : undefined}
            data-empty={count === 0 || undefined}
          >
            {label}
            <VisuallyHidden>, {pluralize(count, 'post', 'posts')}</VisuallyHidden>
          </AppLink>
        </li>
      ))}
    </List>
  );
}

function TagLinksSkeleton() {
  return (
    <List aria-hidden>
      {TAG_WIDTHS.map((width, index) => (
        <li key={`skeleton-${index}`}>
          <span className="Bone" style={{ width: `${width}ch` }}>
            &nbsp;
          </span>
        </li>
      ))}
    </List>
  );
}
