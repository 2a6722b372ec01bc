import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Article } from '../../api/resources/blog';
import { DocumentBlocks } from '../../domain/DocumentBlocks';
import { contentsOf, DocumentContents } from '../../domain/DocumentContents';
import { LazySection } from '../../ui/LazySection';
import { Picture } from '../../ui/Picture';
import { ArticleAuthor } from './ArticleAuthor';
import { ArticleListings } from './ArticleListings';
import { ArticleHeader } from './ArticleHeader';
import {
  articleContents,
  articleFoot,
  articleGrid,
  articleHead,
  articlePicture,
  articleSide,
  articleText,
} from './blogLayout';
import { BlogSide } from './BlogSide';
import { RecentlyPosted } from './RecentlyPosted';
import { RelatedPosts } from './RelatedPosts';

/** Fewer headings than this need no contents. */
const MIN_HEADINGS = 3;

/** A post with what is beside and below it. */
export function ArticleView({ article }: { article: Article }) {
  const { id, title, imageUrl, blocks, listings } = article;
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
        <Box sx={articleGrid}>
          {contentsOf(blocks).length >= MIN_HEADINGS ? (
            <Box sx={articleContents}>
              <DocumentContents blocks={blocks} title="In this post" besideFrom={1200} />
            </Box>
          ) : null}
          <Box sx={articleText}>
            <DocumentBlocks blocks={blocks} />
            <Box sx={articleFoot}>
              <ArticleListings listings={listings} />
              <ArticleAuthor article={article} />
            </Box>
          </Box>
          <Stack component="aside" aria-label="More of the blog" sx={articleSide} spacing={4}>
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
