/** Says whose place the page shows: what its address names, such as an enrolment or search words, is nobody else's. */
import { useState } from 'react';
import type { Sesion } from '../../state/sesion/createLife.ts';
import { useLocation } from '../../ui/routing/router.ts';
import { routes } from './parts/routes.ts';

interface PlaceOwner {
  /** The id of the person who was here last; undefined if nobody has been since the page loaded. */
  readonly owner: string | undefined;
  /** True while somebody else has signed in where that person was, other than at the start. */
  readonly isOthers: boolean;
}

export function usePlaceOwner(sesion: Sesion): PlaceOwner {
  const { pathname, search } = useLocation();
  const [owner, setOwner] = useState<string>();
  const reader = sesion.estado === 'autenticado' ? sesion.usuario.id : undefined;
  if (reader === undefined || reader === owner) return { owner, isOthers: false };
  if (owner !== undefined && pathname + search !== routes.inicio) return { owner, isOthers: true };
  setOwner(reader);
  return { owner: reader, isOthers: false };
}
