import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Article } from '../../api/resources/blog';
import { DocumentBlocks } from '../../domain/DocumentBlocks';
import { DocumentContents } from '../../domain/DocumentContents';
import { LazySection } from '../../ui/LazySection';
import { Picture } from '../../ui/Picture';
import { ArticleHeader } from './ArticleHeader';
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

/** Fewer headings than this need no contents. */
const MIN_HEADINGS = 3;

/** A post with what is beside and below it. */
export function ArticleView({ article }: { article: Article }) {
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
