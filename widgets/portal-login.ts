// Defines the view of <portal-login>.
import { defineView } from '../src/element/defineView.tsx';
import { login } from './definitions/login.ts';

defineView(login);
