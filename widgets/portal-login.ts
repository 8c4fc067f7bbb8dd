// Defines the view of <portal-login>.
import { AuthArea } from '../src/areas/auth/AuthArea.tsx';
import { defineView } from '../src/element/defineView.tsx';
import { ownsAuth } from './owners.ts';

defineView({
  tag: 'portal-login',
  View: AuthArea,
  schemas: {},
  root: '/auth/login',
  owns: ownsAuth,
  ownsPage: false,
});
