/** Cards or table: how this browser last looked at the courses. */
import { useState } from 'react';
import { createSafeStorage } from '../../../state/safeStorage.ts';

export type Vista = 'tarjetas' | 'tabla';

const clave = 'portal.cursos.vista';
const almacen = /* #__PURE__ */ createSafeStorage(() => globalThis.localStorage);

export function useVista(): [Vista, (vista: Vista) => void] {
  const [vista, setVista] = useState<Vista>(() => (almacen.read(clave) === 'tabla' ? 'tabla' : 'tarjetas'));
  return [
    vista,
    (nueva) => {
      setVista(nueva);
      almacen.write(clave, nueva);
    },
  ];
}
