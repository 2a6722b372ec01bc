import { RecordNotFound } from '../../domain/RecordNotFound';
import { pathTo } from '../../routing/paths';
import { NewestPosts } from './NewestPosts';

/** Shown on a page whose URL names no post. */
export function ArticleNotFound() {
  return (
    <RecordNotFound
      pageTitle="Post not found"
      title="We could not find this post"
      description="It may have been removed, or the link may be incomplete. Everything we have published is on the blog."
      next={{ to: pathTo('blog'), label: 'Go to the blog' }}
    >
      <NewestPosts />
    </RecordNotFound>
  );
}
