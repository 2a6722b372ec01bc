import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useArticles } from '../../api/resources/blog';
import { useListTitle } from '../../list/useListTitle';
import { pathTo } from '../../routing/paths';
import { facetsOf } from '../../list/facets';
import { useListState } from '../../list/useListState';
import { AsideSection } from '../../ui/AsideSection';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { SearchField } from '../../ui/SearchField';
import { blogGrid, resultsPlace, sideFoot, sideHead } from './blogLayout';
import { blogHref, blogList } from './blogList';
import { BlogResults } from './BlogResults';
import { CategoryLinks } from './CategoryLinks';
import { JoinPromo } from './JoinPromo';
import { TagLinks } from './TagLinks';
import { belowWay, pageLead, pagePadding } from '../../theme/pageSteps';

/**
 * The posts of the blog, with search, categories, tags, order and pages, all of it in the URL
 * (specification, section 2).
 */
export function BlogPage() {
  const list = useListState(blogList);
  const { query, change } = list;
  const articles = useArticles(blogList.toParams(query));
  const facets = facetsOf(articles);
  const applied = blogList.applied(query, {
    category: (id) => facets?.category.find(({ value }) => value === id)?.label,
    tag: (id) => facets?.tag.find(({ value }) => value === id)?.label,
  });
  const filters = applied.filter(({ key }) => key !== 'q').map(({ label }) => label);
  const title = ['Blog', ...filters].join(': ');
  useListTitle(title, query);

  /** The same list with one part of the query set, or taken off where it is set already. */
  const toggled = (name: 'category' | 'tag') => (id: string) =>
    blogHref({ ...query, page: 1, [name]: query[name] === id ? null : id });

  return (
    <Container sx={pagePadding}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Blog' }]} />
      <Box sx={{ mt: belowWay, mb: { xs: 1.5, sm: 3, md: 4 } }}>
        <Typography variant="title">Blog</Typography>
        <Typography component="p" sx={pageLead}>
          Plain advice for people who buy software and people who make it.
        </Typography>
      </Box>
      <Box sx={blogGrid}>
        <Stack sx={sideHead} spacing={{ xs: 1, md: 3.5 }}>
          <AsideSection title="Search Post" isHead>
            <SearchField
              q={query.q}
              label="Search Post"
              placeholder="Search keyword"
              onChange={(q) => change({ q })}
            />
          </AsideSection>
          <Box sx={query.q === '' ? null : besidesSearch}>
            <AsideSection title="Category" isHead>
              <CategoryLinks
                choices={facets && facets.category}
                current={query.category}
                hrefFor={toggled('category')}
                staysInPlace
              />
            </AsideSection>
          </Box>
        </Stack>
        <Box sx={resultsPlace}>
          <BlogResults list={list} articles={articles} applied={applied} />
        </Box>
        <Stack sx={sideFoot} spacing={3.5}>
          <AsideSection title="Tags">
            <TagLinks
              choices={facets && facets.tag}
              current={query.tag}
              hrefFor={toggled('tag')}
              staysInPlace
            />
          </AsideSection>
          <JoinPromo />
        </Stack>
      </Box>
    </Container>
  );
}

/** On phones what was found comes first. */
const besidesSearch = { display: { xs: 'none', sm: 'block' } } as const;
