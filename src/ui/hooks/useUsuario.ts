/** The person who has signed in; undefined for anybody else. */
import { useStore } from '@nanostores/react';
import type { Usuario } from '../../contract/auth.ts';
import { $sesion } from '../../state/sesion.ts';

export function useUsuario(): Usuario | undefined {
  const sesion = useStore($sesion);
  return sesion.estado === 'autenticado' ? sesion.usuario : undefined;
}
