import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';

export interface RouterLinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset' | 'viewTransition'> {
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a place of the site, for what has no name in the route table; pages have `AppLink`. It is the
 * router's own one without the parts for rendering on a server, 2 kB of the first load.
 */
export function RouterLink({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  target,
  onClick,
  ...rest
}: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    replace,
    state: state as unknown,
    preventScrollReset,
    viewTransition,
    target,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
