import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { lastAtSide } from './blogLayout';
import { blogHref } from './blogList';
import { CategoryLinks } from './CategoryLinks';
import { JoinPromo } from './JoinPromo';
import { PostSearch } from './PostSearch';
import { SidebarSection } from './SidebarSection';
import { TagLinks } from './TagLinks';

/**
 * What is beside a post: search, categories, tags and promo, all of which lead to other pages.
 *
 * @param props.children stand between the categories and the tags
 */
export function BlogSide({ children }: { children: ReactNode }) {
  return (
    <>
      <SidebarSection title="Search Post">
        <PostSearch />
      </SidebarSection>
      <CategoryLinks hrefFor={(category) => blogHref({ category })} />
      {children}
      <Stack spacing={4} sx={lastAtSide}>
        <TagLinks hrefFor={(tag) => blogHref({ tag })} />
        <JoinPromo />
      </Stack>
    </>
  );
}
