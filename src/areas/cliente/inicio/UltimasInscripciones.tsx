/** The three latest enrolments. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { Link } from '../../../ui/router.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useLectura } from '../../../ui/useLectura.ts';
import { EstadoInscripcion } from '../parts/InscripcionState.tsx';
import { routes } from '../parts/routes.ts';
import { UnverifiedCorreo } from '../parts/UnverifiedCorreo.tsx';
import { useOtherPerson } from '../parts/useOtherPerson.ts';
import { consultaUltimas } from './consultasInicio.ts';

const Lista = styled(PlainList)`
  display: grid;

  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding-block: 14px;
    border-block-end: 1px solid var(--portal-line);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  > li > div {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
  > li > div > p {
    color: var(--portal-text-2);
    font-size: 14px;
    line-height: 22px;
  }
  a {
    color: var(--portal-text);
    font-weight: 600;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--portal-radius);
  }
  > li:hover a {
    color: var(--portal-accent);
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--portal-accent);
    outline-offset: -2px;
  }
`;

export function UltimasInscripciones() {
  const t = useT('inicio');
  return (
    <Card>
      <CardHead>
        <h2>{t('inscripciones.titulo')}</h2>
        <TextLink to={routes.inscripciones}>{t('inscripciones.verTodas')}</TextLink>
      </CardHead>
      <Ultimas />
    </Card>
  );
}

function Ultimas() {
  const t = useT('inicio');
  const otraPersona = useOtherPerson();
  const { data, error, retry } = useLectura('GET /api/cliente/inscripciones', consultaUltimas);
  if (!data && error !== undefined) {
    return <ErrorState inline title={t('inscripciones.fallo')} error={error} onRetry={retry} />;
  }
  if (!data) return <Esqueleto />;
  if (data.resultados.length === 0) {
    return (
      <>
        <UnverifiedCorreo />
        <EmptyState
          title={t('inscripciones.vacias')}
          action={<ButtonLink to={routes.cursos}>{t('explorar')}</ButtonLink>}
        >
          {t('inscripciones.vaciasTexto')}
        </EmptyState>
      </>
    );
  }
  return (
    <Lista>
      {data.resultados.map(({ numero, curso, estado, fecha, participante }) => (
        <li key={numero}>
          <div>
            <Link to={routes.inscripcion(numero)}>
              <bdi>{curso.nombre}</bdi>
            </Link>
            <p>
              <DottedList>
                <Code>{numero}</Code>
                <DateText value={fecha} />
                {otraPersona(participante) && <bdi>{otraPersona(participante)}</bdi>}
              </DottedList>
            </p>
          </div>
          <EstadoInscripcion estado={estado} />
        </li>
      ))}
    </Lista>
  );
}

function Esqueleto() {
  return (
    <SkeletonGroup>
      <Lista>
        {['70%', '55%', '62%'].map((ancho) => (
          <li key={ancho}>
            <div>
              <Skeleton $width={ancho} $height="20px" />
            </div>
            <Skeleton $width="96px" $height="24px" />
          </li>
        ))}
      </Lista>
    </SkeletonGroup>
  );
}
