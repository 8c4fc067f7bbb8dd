// Holds the app's own modules that the loader has: it hands them on to the chunks, which then need not carry them again.
// build/providedModules.ts names the same files. Each thing has a name of its own among all of them.

// The loader's own stores and those of the chunks must count their changes together.
import * as stores from '../../node_modules/nanostores/atom/index.js';
import * as building from '../../src/client/buildUrl.ts';
import * as parsing from '../../src/client/parseApiBase.ts';
import * as openCursos from '../../src/contract/openCursos.ts';
import * as idiomas from '../../src/domain/idiomas.ts';
import * as token from '../../src/domain/token.ts';
import * as emitting from '../../src/element/shell/emit.ts';
import * as loadingWords from '../../src/i18n/emergency/loadingWords.ts';
import * as advising from '../../src/state/advise.ts';
import * as ajustes from '../../src/state/ajustes.ts';
import * as idioma from '../../src/state/idioma.ts';
import * as nearestIdioma from '../../src/state/nearestIdioma.ts';
import * as pageSlot from '../../src/state/pageSlot.ts';
import * as readsAhead from '../../src/state/readsAhead.ts';
import * as safeStorage from '../../src/state/safeStorage.ts';
import * as tokenStorage from '../../src/state/sesion/tokenStorage.ts';
import * as readPath from '../../src/state/ubicacion/readPath.ts';
import * as usualApiBase from '../../src/state/usualApiBase.ts';
import * as presses from './firstView/queueClicks.ts';
import * as startName from './firstView/startName.ts';
import * as failure from './showFailure.ts';

export const provided: Record<string, unknown> = {
  ...stores,
  ...openCursos,
  ...building,
  ...parsing,
  ...idiomas,
  ...emitting,
  ...loadingWords,
  ...advising,
  ...ajustes,
  ...idioma,
  ...nearestIdioma,
  ...pageSlot,
  ...readsAhead,
  ...safeStorage,
  ...token,
  ...tokenStorage,
  ...readPath,
  ...usualApiBase,
  ...presses,
  ...startName,
  ...failure,
};
