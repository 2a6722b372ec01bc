import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_ARTICLE_ID, useArticle } from '../../api/resources/blog';
import { usePageUrl, usePageDescription, usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { parseSlug } from '../../list/UrlReader';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { ArticleNotFound } from './ArticleNotFound';
import { ArticleSkeleton } from './ArticleSkeleton';
import { ArticleView } from './ArticleView';
import { belowWay, pagePadding } from '../../theme/pageSteps';

/**
 * A post in full: /blogdetails?id=…, or the newest one without an id (specification, section 2).
 */
export function ArticlePage() {
  const [params] = useSearchParams();
  const articleId = parseSlug(params.get('id') || SAMPLE_ARTICLE_ID);
  return (
    <Container sx={pagePadding}>
      {articleId ? <Post key={articleId} articleId={articleId} /> : <NoPost />}
    </Container>
  );
}

function Way({ title }: { title: string }) {
  return (
    <Box sx={{ mb: belowWay }}>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'Blog', to: pathTo('blog') },
          { label: title },
        ]}
      />
    </Box>
  );
}

function NoPost() {
  return (
    <>
      <Way title="Not found" />
      {/* A card, which elsewhere is as far from the way to its page. */}
      <Box sx={{ mt: { xs: 2, sm: belowWay.sm } }}>
        <ArticleNotFound />
      </Box>
    </>
  );
}

function Post({ articleId }: { articleId: string }) {
  const article = useArticle(articleId);
  usePageTitle(article.data?.title);
  usePageDescription(article.data?.excerpt);
  usePageUrl(article.data && pathTo('article', { id: article.data.id }));
  return (
    <QueryView
      query={article}
      isWholePage
      skeleton={
        <>
          <Way title="Post" />
          <ArticleSkeleton />
        </>
      }
      notFound={<NoPost />}
    >
      {(data) => (
        <>
          <Way title={data.title} />
          <ArticleView article={data} />
        </>
      )}
    </QueryView>
  );
}
