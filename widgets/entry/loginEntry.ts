// The entry for the sign-in form.
import { loginScreen } from '../loader/firstView/firstScreens.ts';
import { isSignedInElsewhere } from './isSignedInElsewhere.ts';
import { openEntry } from './openEntry.ts';

openEntry({ screen: loginScreen, begins: () => true, isElsewhere: isSignedInElsewhere });
