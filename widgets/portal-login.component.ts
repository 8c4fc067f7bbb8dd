// The class of <portal-login>. Importing it registers nothing; portal-login.ts does.
import { AuthArea } from '../src/areas/auth/AuthArea.tsx';
import { createPortalElement } from '../src/element/portal-element.ts';
import { ownsAuth } from './owners.ts';
import { loginProps } from './tagProps.ts';
import { tagAreas } from './tags.ts';

export const PortalLogin = createPortalElement({
  tag: 'portal-login',
  View: AuthArea,
  props: loginProps,
  areas: tagAreas['portal-login'],
  root: '/auth/login',
  owns: ownsAuth,
  ownsPage: false,
});
