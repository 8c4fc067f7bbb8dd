/** How to enrol in this course, as things are today: for clients through their portal, for others at the office. */
import { useStore } from '@nanostores/react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { $sesion } from '../../state/sesion.ts';
import { Code } from '../../ui/data/Code.tsx';
import { ElsewhereButton } from '../../ui/ElsewhereLink.tsx';
import { useHost } from '../../ui/host.ts';
import { safeHref } from '../../ui/safeHref.ts';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { useElsewhere } from '../../ui/useElsewhere.ts';

const Box = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 12px;
  padding: 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-page);

  > h3 {
    margin: 0;
  }
`;

export function HowToEnrol({ curso }: { readonly curso: Curso }) {
  const t = useT('publico');
  const { options } = useHost();
  const signedIn = useStore($sesion).estado === 'autenticado';
  const path = `/cliente/cursos/${encodeURIComponent(curso.identificacion)}`;
  const portal = useElsewhere(options.portalHref, 'portal-cliente', path);
  const login = useElsewhere(
    options.portalHref,
    'portal-login',
    `/auth/login?returnTo=${encodeURIComponent(path)}`,
  );
  const place = signedIn ? portal : login;
  const help = safeHref(options.helpHref);
  return (
    <Box>
      <h3>{t('inscribirse.titulo')}</h3>
      <p>{t(signedIn ? 'inscribirse.dentro' : 'inscribirse.conCuenta')}</p>
      {place && (
        <ElsewhereButton place={place} size="small">
          {t(signedIn ? 'inscribirse.portal' : 'inscribirse.ingresar')}
        </ElsewhereButton>
      )}
      {!signedIn && (
        <p>{t.rich('inscribirse.sinCuenta', { codigo: <Code key="codigo">{curso.identificacion}</Code> })}</p>
      )}
      {help !== undefined && <TextAnchor href={help}>{t('inscribirse.ayuda')}</TextAnchor>}
    </Box>
  );
}
