/** Shows a signed-in client the shell with menu and account, and in it the screen of the route. */
import { type ReactNode, useMemo } from 'react';
import type { Usuario } from '../../contract/auth.ts';
import { resolveAddress } from '../../domain/isWebAddress.ts';
import { roleOf } from '../../domain/rol.ts';
import type { PagoLinks } from '../../features/pago/PagarButton.tsx';
import { PagoProvider } from '../../features/pago/PagoProvider.tsx';
import { MonedasProvider } from '../../i18n/MonedasProvider.tsx';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { apiOrigin } from '../../state/api.ts';
import { prefetchConsulta } from '../../state/consultas.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { useRead } from '../../ui/hooks/useRead.ts';
import { PersonIcon } from '../../ui/icons/frame.tsx';
import { HomeIcon, MortarboardIcon, SlipIcon, WalletIcon } from '../../ui/icons/menu.tsx';
import { Navigate, Outlet, Route, Routes } from '../../ui/routing/router.ts';
import { DashboardShell } from '../../ui/shells/DashboardShell.tsx';
import type { MenuGroup } from '../../ui/shells/MenuItem.ts';
import { cursoFilters } from './cursos/cursoFilters.ts';
import { queryOf } from './lists/filters.ts';
import { readPageNumber } from './lists/page.ts';
import { readParams } from './lists/params.ts';
import { carteraRoutes, patterns, routes } from './parts/routes.ts';
import { preloadScreen, screens, usePreload } from './screens.ts';

interface Props {
  readonly usuario: Usuario;
  readonly onSignOut: () => void;
}

const paths = Object.entries(patterns) as [keyof typeof patterns, string][];

export function ProtectedArea({ usuario, onSignOut }: Props) {
  usePreload();
  return (
    <Routes>
      <Route path={routes.inicio} element={<Frame usuario={usuario} onSignOut={onSignOut} />}>
        <Route index element={<screens.inicio />} />
        {paths.map(([name, path]) => (
          <Route key={name} path={path} Component={screens[name]} />
        ))}
        <Route path="*" element={<Navigate replace to="/404" />} />
      </Route>
    </Routes>
  );
}

const links: PagoLinks = {
  recibo: routes.recibo,
  factura: routes.factura,
  pendingPagos: carteraRoutes.pendingPagos,
};

/** A constant, so that each render gets the same one, as with the shell's other properties. */
const content = (
  <OwnMonedas>
    <PagoProvider links={links}>
      <Outlet />
    </PagoProvider>
  </OwnMonedas>
);

/** The currencies in which the client has invoices: each amount of a client with several has its code. */
function OwnMonedas({ children }: { readonly children: ReactNode }) {
  const { data = [] } = useRead('GET /api/cliente/balance');
  return <MonedasProvider monedas={data.map(({ moneda }) => moneda)}>{children}</MonedasProvider>;
}

/** DashboardShell is memoised: as long as nothing here changes, a change of route renders only the screen again. */
function Frame({ usuario, onSignOut }: Props) {
  const menu = useMenu();
  const signOut = useLatest(onSignOut);
  const { displayName, lastName, email, photoURL } = usuario;
  const perfil = useT('comun')('cuenta.perfil');
  const account = useMemo(
    () => ({
      displayName,
      lastName: lastName ?? undefined,
      email,
      photoURL: resolveAddress(photoURL ?? undefined, apiOrigin()),
      entries: [{ label: perfil, to: routes.perfil, icon: <PersonIcon /> }],
      onSignOut: () => signOut.current(),
    }),
    [displayName, lastName, email, photoURL, perfil, signOut],
  );
  return (
    <DashboardShell menu={menu} role={roleOf(usuario)} account={account} home={routes.inicio}>
      {content}
    </DashboardShell>
  );
}

const entries = [
  ['inicio', HomeIcon],
  ['recibos', SlipIcon],
  ['cursos', MortarboardIcon],
  ['cartera', WalletIcon],
] as const;

/** The side menu of spec.md 2: one group, General, with four items. */
function useMenu(): readonly MenuGroup[] {
  const t = useT('inicio');
  const { idioma } = useIdioma();
  return useMemo(
    () => [
      {
        id: 'general',
        title: t('menu.general'),
        items: entries.map(([id, Icon]) => ({
          id,
          title: t(`menu.${id}`),
          path: routes[id],
          icon: <Icon />,
          // Enrolments have no item of their own: they are reached from the courses.
          ...(id === 'cursos' && { also: [routes.inscripciones] }),
          onIntent: () => {
            preloadScreen(id, idioma);
            if (id === 'cursos') prefetchCursos();
          },
        })),
      },
    ],
    [t, idioma],
  );
}

/** Must make the same read with which the screen of courses opens. */
function prefetchCursos(): void {
  const none = new URLSearchParams();
  const { limite } = readPageNumber(none);
  prefetchConsulta('GET /api/cliente/cursos', {
    query: { ...queryOf(cursoFilters, readParams(cursoFilters, none)), limite },
  });
}
