import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import type { IgnoredParameter } from '../../list/UrlReader';
import { useLatestSearch } from '../../routing/useLatestSearch';
import { crossesViews } from '../../routing/viewTransition';
import { IN_PLACE } from './useLanding';
import { productPath, readProductUrl, type ProductUrl } from './productUrl';

type Changes = Partial<ProductUrl>;
/** What is to change, or how that follows from what was asked for last, drawn or not. */
type Step = Changes | ((before: ProductUrl) => Changes);

/**
 * What the URL says, what of it makes no sense, and how to change it. `hrefFor` gives the URL with some
 * of it changed, `go` goes there and stays where the window is scrolled to. Back brings the former one
 * again; going to where one is makes no step for it, and neither does `replace`, which draws at once when
 * asked to (not from an effect).
 */
export function useProductUrl(): {
  url: ProductUrl;
  ignored: readonly IgnoredParameter[];
  hrefFor: (changes: Changes, hash?: string) => string;
  go: (step: Step) => void;
  replace: (changes: Changes, options?: Pick<NavigateOptions, 'flushSync'>) => void;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ignored, ...url } = readProductUrl(search);
  const latestRef = useLatestSearch();
  const hrefFor = (changes: Changes, hash?: string) => productPath({ ...url, ...changes }, hash);
  const change = (step: Step, options: NavigateOptions) => {
    const before = readProductUrl(latestRef.current);
    const changes = typeof step === 'function' ? step(before) : step;
    const to = productPath({ ...before, ...changes });
    if (to === productPath(before)) return;
    latestRef.current = new URL(to, 'http://site').search;
    void navigate(to, { preventScrollReset: true, state: IN_PLACE, ...options });
  };
  return {
    url,
    ignored,
    hrefFor,
    go: (step) => change(step, { viewTransition: crossesViews() }),
    replace: (changes, options) => change(changes, { ...options, replace: true }),
  };
}
