import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_ARTICLE_ID, useArticle, type Article } from '../../api/resources/blog';
import { DocumentBlocks } from '../../domain/DocumentBlocks';
import { DocumentContents } from '../../domain/DocumentContents';
import { usePageDescription, usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { parseSlug } from '../../routing/UrlReader';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { LazySection } from '../../ui/LazySection';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { ArticleHeader } from './ArticleHeader';
import { ArticleNotFound } from './ArticleNotFound';
import { ArticleSkeleton } from './ArticleSkeleton';
import {
  articleHead,
  articlePicture,
  blogGrid,
  resultsPlace,
  sideFoot,
  sideHead,
} from './blogLayout';
import { BlogSide } from './BlogSide';
import { RecentlyPosted } from './RecentlyPosted';
import { RelatedPosts } from './RelatedPosts';
import { SidebarSection } from './SidebarSection';

/**
 * A post in full: /blogdetails?id=…, or the newest one without an id (specification, section 2).
 */
export function ArticlePage() {
  const [params] = useSearchParams();
  const articleId = parseSlug(params.get('id') || SAMPLE_ARTICLE_ID);
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      {articleId ? <Post key={articleId} articleId={articleId} /> : <NoPost />}
    </Container>
  );
}

function Way({ title }: { title: string }) {
  return (
    <Box sx={{ mb: { xs: 2.5, md: 3 } }}>
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
      <ArticleNotFound />
    </>
  );
}

function Post({ articleId }: { articleId: string }) {
  const article = useArticle(articleId);
  usePageTitle(article.data?.title);
  usePageDescription(article.data?.excerpt);
  return (
    <QueryView
      query={article}
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
          <PostView article={data} />
        </>
      )}
    </QueryView>
  );
}

/** Fewer headings than this need no contents. */
const MIN_HEADINGS = 3;

function PostView({ article }: { article: Article }) {
  const { id, title, imageUrl, blocks } = article;
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <>
      <article>
        <Box sx={articleHead}>
          <ArticleHeader article={article} />
          <Picture
            src={imageUrl}
            alt=""
            name={title}
            width={800}
            height={450}
            priority
            sx={articlePicture}
          />
        </Box>
        <Box sx={[blogGrid, { mt: { xs: 4, md: 6 } }]}>
          {headings.length >= MIN_HEADINGS ? (
            <Box sx={sideHead}>
              <SidebarSection title="In this post">
                <DocumentContents blocks={blocks} />
              </SidebarSection>
            </Box>
          ) : null}
          <Box sx={resultsPlace}>
            <DocumentBlocks blocks={blocks} />
          </Box>
          <Stack component="aside" aria-label="More of the blog" sx={sideFoot} spacing={4}>
            <BlogSide>
              <RelatedPosts article={article} />
            </BlogSide>
          </Stack>
        </Box>
      </article>
      <Box sx={{ mt: { xs: 6, md: 9 } }}>
        <LazySection minHeight={{ xs: 520, md: 500 }}>
          <RecentlyPosted except={id} />
        </LazySection>
      </Box>
    </>
  );
}
