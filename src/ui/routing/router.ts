/**
 * The only module that imports react-router-dom, so that a new major of it is a change in one file.
 * Only what is listed here is used: no data routers, no loaders, no own history. Link and NavLink are built here from its
 * hooks, because its own include the prefetching of its framework mode (4 kB gzip, unused).
 */
import { type ComponentProps, createElement, type ReactNode, useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  type To,
  type URLSearchParamsInit,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  useSearchParams as useShownSearchParams,
} from 'react-router-dom';
import { HostContext } from '../hooks/host.ts';

export type {
  Navigator,
  To,
} from 'react-router-dom';
export {
  createPath,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  /** Stored in the history entry. */
  state?: unknown;
}

/** A real link to a path of the portal. A plain click navigates inside the portal, everything else is left to the browser. */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    state,
  });
  return createElement('a', {
    ...rest,
    target,
    href,
    onClick(event) {
      onClick?.(event);
      if (!event.defaultPrevented) navigate(event);
    },
  } satisfies ComponentProps<'a'>);
}

export interface NavLinkProps extends LinkProps {
  /** Counts as current only at exactly this path. */
  end?: boolean;
}

/** A link that has `aria-current="page"` when its path is where the portal is. */
export function NavLink({ end = false, ...rest }: NavLinkProps): ReactNode {
  const { pathname } = useLocation();
  const target = useResolvedPath(rest.to).pathname;
  const current = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return createElement(Link, { 'aria-current': current ? 'page' : undefined, ...rest });
}

type SearchChange = URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit);

/**
 * The search parameters of the screen, and a function that changes them. Screens change in transitions, so what is shown may
 * be older than the address: a change that is a function gets the parameters of the address, and undoes no change before it.
 */
export function useSearchParams() {
  const [shown, set] = useShownSearchParams();
  const { pathname } = useLocation();
  const ubicacion = useContext(HostContext)?.ubicacion;
  const change = useCallback(
    (next: SearchChange, options?: NavigateOptions) => {
      const place = ubicacion?.$location.get();
      const now = place?.pathname === pathname ? place.search : shown;
      set(typeof next === 'function' ? next(new URLSearchParams(now)) : next, options);
    },
    [ubicacion, pathname, shown, set],
  );
  return [shown, change] as const;
}
