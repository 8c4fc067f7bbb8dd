// The class of <portal-login>. Importing it registers nothing.
import { loginProps } from '../tagProps.ts';
import { packageElement } from './packageElement.ts';

export const PortalLogin = packageElement({
  tag: 'portal-login',
  props: loginProps,
  view: () => import('../portal-login.ts'),
});
