import { RouterLink, type RouterLinkProps } from '../ui/RouterLink';
import { prefetchRoute } from './prefetch';
import { crossesViews } from './viewTransition';

export interface AppLinkProps extends RouterLinkProps {
  /** A URL from `pathTo`. */
  to: string;
}

/**
 * A link within the site. It fetches the page's code as soon as the pointer or the focus rests on
 * it. Goes where MUI takes a `component`: `<Button component={AppLink} to={pathTo('home')}>`.
 */
export function AppLink({ to, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  return (
    <RouterLink
      viewTransition={crossesViews()}
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        prefetchRoute(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchRoute(to);
        onFocus?.(event);
      }}
    />
  );
}
