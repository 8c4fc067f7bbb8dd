/** Cards or table: how this browser last looked at the courses. */
import { useState } from 'react';
import { createSafeStorage } from '../../../state/safeStorage.ts';

export type View = 'tarjetas' | 'tabla';

const KEY = 'portal.cursos.vista';
const storage = /* #__PURE__ */ createSafeStorage(() => globalThis.localStorage);

export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (storage.read(KEY) === 'tabla' ? 'tabla' : 'tarjetas'));
  return [
    view,
    (next) => {
      setView(next);
      storage.write(KEY, next);
    },
  ];
}
