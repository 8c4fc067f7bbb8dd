/**
 * Sends clients to their portal, which knows their data. Renders nothing if the page has no link to it; until the course is known,
 * it uses only the link that the page's author gave.
 */
import { useStore } from '@nanostores/react';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { $sesion } from '../../state/sesion.ts';
import { ElsewhereLink } from '../../ui/controls/ElsewhereLink.tsx';
import { useElsewhere } from '../../ui/controls/useElsewhere.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { Text } from '../../ui/layout/Text.ts';

export function ClientHint({ curso }: { readonly curso: Curso | undefined }) {
  const t = useT('curso');
  const { options } = useHost();
  const sesion = useStore($sesion);
  const path = `/cliente/inscripciones/registro?curso=${encodeURIComponent(curso?.identificacion ?? '')}`;
  const portal = useElsewhere(options.portalHref, 'portal-cliente', path);
  const login = useElsewhere(
    options.portalHref,
    'portal-login',
    `/auth/login?returnTo=${encodeURIComponent(path)}`,
  );
  const signedIn = sesion.estado === 'autenticado';
  const place = signedIn ? portal : login;
  if (!place || (!curso && place.href === undefined)) return null;
  return (
    <Text $tone="muted">
      {t.rich(signedIn ? 'cliente.dentro' : 'cliente.fuera', {
        nombre: signedIn ? <bdi>{sesion.usuario.displayName}</bdi> : undefined,
        enlace: (
          <ElsewhereLink place={place}>{t(signedIn ? 'cliente.portal' : 'cliente.ingresar')}</ElsewhereLink>
        ),
      })}
    </Text>
  );
}
