// The entry for the sign-in form.
import '../builtIns/standAside.ts';
import { loginScreen } from '../loader/firstView/firstScreens.ts';
import { isTakingOver } from '../loader/firstView/isTakingOver.ts';
import { baseOf } from './baseOf.ts';
import { openEntry } from './openEntry.ts';

openEntry({
  screen: loginScreen,
  begins: () => true,
  isElsewhere: ({ $options }) => isTakingOver(baseOf($options.get())),
});
