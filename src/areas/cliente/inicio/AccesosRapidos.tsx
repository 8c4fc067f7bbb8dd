/** What a client comes to do most, one click away. */
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { ClipboardIcon, MortarboardIcon } from '../../../ui/icons/menu.tsx';
import { ChevronEndIcon, InfoIcon } from '../../../ui/icons/signs.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { Link } from '../../../ui/router.ts';
import { routes } from '../parts/routes.ts';
import { useAyuda } from '../useAyuda.ts';

const Lista = styled(PlainList)`
  display: grid;
  gap: 4px;
  margin-inline: -12px;

  > li > a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: 64px;
    padding: 8px 12px;
    border-radius: var(--portal-radius);
    color: var(--portal-text);
    text-decoration: none;
    transition: background-color var(--portal-fast) var(--portal-ease);
  }
  > li > a:hover {
    background: var(--portal-hover);
  }
  > li > a > svg {
    flex-shrink: 0;
    color: var(--portal-text-2);
    transform: scaleX(var(--portal-flip));
  }
`;
const Signo = styled.span`
  display: grid;
  flex-shrink: 0;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 12px;
  background: var(--portal-tint);
  color: var(--portal-on-tint);
`;
const Palabras = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-weight: 600;

  > small {
    display: block;
    color: var(--portal-text-2);
    font-size: 14px;
    font-weight: 400;
    line-height: 20px;
  }
`;

export function AccesosRapidos() {
  const t = useT('inicio');
  const ayuda = useAyuda();
  return (
    <Card>
      <CardHead>
        <h2>{t('acciones.titulo')}</h2>
      </CardHead>
      <Lista>
        <Acceso
          to={routes.cursos}
          icon={<MortarboardIcon />}
          titulo={t('acciones.cursos')}
          texto={t('acciones.cursosTexto')}
        />
        <Acceso
          to={routes.inscripciones}
          icon={<ClipboardIcon />}
          titulo={t('acciones.inscripciones')}
          texto={t('acciones.inscripcionesTexto')}
        />
        {ayuda !== undefined && (
          <li>
            <a href={ayuda}>
              <Signo>
                <InfoIcon />
              </Signo>
              <Palabras>
                {t('acciones.ayuda')}
                <small>{t('acciones.ayudaTexto')}</small>
              </Palabras>
              <ChevronEndIcon size={20} />
            </a>
          </li>
        )}
      </Lista>
    </Card>
  );
}

interface AccesoProps {
  readonly to: string;
  readonly icon: ReactElement;
  readonly titulo: string;
  readonly texto: string;
}

function Acceso({ to, icon, titulo, texto }: AccesoProps) {
  return (
    <li>
      <Link to={to}>
        <Signo>{icon}</Signo>
        <Palabras>
          {titulo}
          <small>{texto}</small>
        </Palabras>
        <ChevronEndIcon size={20} />
      </Link>
    </li>
  );
}
