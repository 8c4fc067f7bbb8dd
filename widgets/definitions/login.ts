// The view and the options of <portal-login>.
import { AuthArea } from '../../src/areas/auth/AuthArea.tsx';
import type { TagDefinition } from '../../src/element/TagDefinition.ts';
import { ownsAuth } from '../owners.ts';

export const login: TagDefinition = {
  tag: 'portal-login',
  View: AuthArea,
  schemas: {},
  root: '/auth/login',
  owns: ownsAuth,
  ownsPage: false,
};
