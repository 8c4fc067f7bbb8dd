/**
 * The only module that imports react-router-dom, so that a new major of it is a change in one file.
 * What is not listed here is not used: no data routers, no loaders, no own history.
 */

export type {
  LinkProps,
  Location,
  NavigateFunction,
  NavigateOptions,
  Navigator,
  NavLinkProps,
  Path,
  To,
} from 'react-router-dom';
export {
  createPath,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  parsePath,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
