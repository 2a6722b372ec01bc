import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  useArticleCategories,
  useArticleTags,
  type ArticleCategory,
  type ArticleChoice,
} from '../../api/resources/blog';
import { AsideSection } from '../../ui/AsideSection';
import { QueryView } from '../../ui/QueryView';
import { lastAtSide } from './blogLayout';
import { blogHref } from './blogList';
import { CategoryLinks } from './CategoryLinks';
import { JoinPromo } from './JoinPromo';
import { PostSearch } from './PostSearch';
import { TagLinks } from './TagLinks';

const choicesOf = (items: readonly ArticleCategory[]): ArticleChoice[] =>
  items.map(({ id, name, postCount }) => ({ value: id, label: name, count: postCount }));

/**
 * What is beside a post: search, categories, tags and promo, all of which lead to other pages.
 *
 * @param props.children stand between the categories and the tags
 */
export function BlogSide({ children }: { children: ReactNode }) {
  const toCategory = (category: string) => blogHref({ category });
  const toTag = (tag: string) => blogHref({ tag });
  return (
    <>
      <AsideSection title="Search Post">
        <PostSearch />
      </AsideSection>
      <AsideSection title="Category">
        <QueryView
          query={useArticleCategories()}
          skeleton={<CategoryLinks choices={undefined} hrefFor={toCategory} />}
        >
          {({ items }) => <CategoryLinks choices={choicesOf(items)} hrefFor={toCategory} />}
        </QueryView>
      </AsideSection>
      {children}
      <Stack spacing={4} sx={lastAtSide}>
        <AsideSection title="Tags">
          <QueryView
            query={useArticleTags()}
            skeleton={<TagLinks choices={undefined} hrefFor={toTag} />}
          >
            {({ items }) => <TagLinks choices={choicesOf(items)} hrefFor={toTag} />}
          </QueryView>
        </AsideSection>
        <JoinPromo />
      </Stack>
    </>
  );
}
