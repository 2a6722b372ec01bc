import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { useTemplateSections } from '../../api/resources/templates';
import { AppLink } from '../../routing/AppLink';
import { fadedRow } from '../../ui/fadedEdges';
import { pillLinks, swipedRow } from '../../ui/pillRow';
import { ALL_TEMPLATES, templatesHref, TYPES } from './templateList';

const List = styled('ul')(({ theme }) => ({
  ...swipedRow(theme),
  ...pillLinks(theme),
  [theme.breakpoints.up('md')]: {
    flexWrap: 'wrap',
    margin: -4,
    padding: 4,
  },
}));

/** What templates there are, by what they are for; without an answer the sections below say so. */
export function TypeLinks() {
  const { data, error } = useTemplateSections();
  if (error && !data) return null;
  return (
    <nav aria-label="Types of templates">
      <List key={data ? 'types' : 'loading'} ref={fadedRow}>
        {data
          ? data.types.map(({ id, name }) => (
              <li key={id}>
                <AppLink to={templatesHref({ section: ALL_TEMPLATES, type: [id] })}>{name}</AppLink>
              </li>
            ))
          : TYPES.map((id) => (
              <li key={`loading ${id}`}>
                <Skeleton variant="rounded" width={112} sx={{ height: 40, borderRadius: 999 }} />
              </li>
            ))}
      </List>
    </nav>
  );
}
