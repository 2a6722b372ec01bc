import { styled } from '@mui/material/styles';
import { useArticleTags } from '../../api/resources/blog';
import { AppLink } from '../../routing/AppLink';
import { bones } from '../../ui/bones';
import { pill, wrappedPills } from '../../ui/pillRow';
import { QueryView } from '../../ui/QueryView';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { pluralize } from '../../lib/text';
import { SidebarSection } from './SidebarSection';

export interface LinksProps {
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
  '& a, & .Bone': { ...pill(theme), minHeight: 32, padding: '4px 12px', whiteSpace: 'normal' },
  '& .Bone': { backgroundColor: theme.vars.palette.Skeleton.bg },
}));

/** About as wide as the tags are, in characters. */
const TAG_WIDTHS = [11, 7, 9, 12, 8, 10, 7, 13, 9, 8, 11, 7, 10, 9];

/** The tags of the blog, the most used first, each a link. */
export function TagLinks({ current = null, hrefFor, staysInPlace = false }: LinksProps) {
  const tags = useArticleTags();
  return (
    <SidebarSection title="Tags">
      <QueryView query={tags} skeleton={<TagLinksSkeleton />}>
        {({ items }) => (
          <List>
            {items.map(({ id, name, postCount }) => (
              <li key={id}>
                <AppLink
                  to={hrefFor(id)}
                  preventScrollReset={staysInPlace}
                  aria-current={id === current ? 'true' : undefined}
                >
                  {name}
                  <VisuallyHidden>, {pluralize(postCount, 'post', 'posts')}</VisuallyHidden>
                </AppLink>
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </SidebarSection>
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
