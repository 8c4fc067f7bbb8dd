// The entry for the form of a course.
import '../builtIns/standAside.ts';
import { formScreen } from '../loader/firstView/firstScreens.ts';
import { chosenCurso } from '../loader/firstView/startName.ts';
import { openEntry } from './openEntry.ts';
import { readCurso } from './readEarly.ts';

openEntry({
  screen: formScreen,
  begins: (shell) => chosenCurso(shell) !== undefined,
  read: (shell) => readCurso(shell, chosenCurso(shell) ?? ''),
});
