/** What a signed-in client has: the shell with menu and account, and in it the screen of the route. */
import { useEffect, useMemo, useRef } from 'react';
import type { Usuario } from '../../contract/auth.ts';
import { roleOf } from '../../domain/rol.ts';
import { Pago } from '../../features/pago/Pago.tsx';
import type { PagoLinks } from '../../features/pago/usePago.ts';
import { VigiliaPagos } from '../../features/pago/VigiliaPagos.tsx';
import { useT } from '../../i18n/useT.ts';
import { PersonIcon } from '../../ui/icons/signs.tsx';
import { Navigate, Outlet, Route, Routes } from '../../ui/router.ts';
import { DashboardShell } from '../../ui/shells/DashboardShell.tsx';
import { rutasCartera } from './cartera/rutasCartera.ts';
import { pantallas } from './pantallas.ts';
import { patrones, rutas } from './rutas.ts';
import { useMenu } from './useMenu.tsx';
import { usePrecarga } from './usePrecarga.ts';

interface Props {
  readonly usuario: Usuario;
  readonly onSignOut: () => void;
}

export function AreaProtegida({ usuario, onSignOut }: Props) {
  usePrecarga();
  return (
    <Routes>
      <Route path={rutas.inicio} element={<Marco usuario={usuario} onSignOut={onSignOut} />}>
        <Route index element={<pantallas.inicio />} />
        <Route path={patrones.inscripciones} element={<pantallas.inscripciones />} />
        <Route path={patrones.registro} element={<pantallas.registro />} />
        <Route path={patrones.inscripcion} element={<pantallas.inscripcion />} />
        <Route path={patrones.cursos} element={<pantallas.cursos />} />
        <Route path={patrones.curso} element={<pantallas.curso />} />
        <Route path={patrones.recibos} element={<pantallas.recibos />} />
        <Route path={patrones.cartera} element={<pantallas.cartera />} />
        <Route path={patrones.factura} element={<pantallas.factura />} />
        <Route path={patrones.perfil} element={<pantallas.perfil />} />
        <Route path="*" element={<Navigate replace to="/404" />} />
      </Route>
    </Routes>
  );
}

const links: PagoLinks = {
  recibo: rutas.recibo,
  factura: rutas.factura,
  pagosEnProceso: rutasCartera.pagosEnProceso,
};

/** One and the same each time, as the shell's other properties are. */
const contenido = (
  <Pago links={links}>
    <Outlet />
    <VigiliaPagos />
  </Pago>
);

/** The shell is memoised: as long as nothing here changes, a change of route draws only the screen anew. */
function Marco({ usuario, onSignOut }: Props) {
  const menu = useMenu();
  const signOut = useLatest(onSignOut);
  const { displayName, email, photoURL } = usuario;
  const perfil = useT('comun')('cuenta.perfil');
  const account = useMemo(
    () => ({
      displayName,
      email,
      photoURL: photoURL ?? undefined,
      entries: [{ label: perfil, to: rutas.perfil, icon: <PersonIcon /> }],
      onSignOut: () => signOut.current(),
    }),
    [displayName, email, photoURL, perfil, signOut],
  );
  return (
    <DashboardShell menu={menu} role={roleOf(usuario)} account={account} home={rutas.inicio}>
      {contenido}
    </DashboardShell>
  );
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
