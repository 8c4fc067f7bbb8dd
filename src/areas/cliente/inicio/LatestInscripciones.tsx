/** Shows three enrolments, the latest first; those under way come before those that are over. */
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import type { ListPage } from '../../../contract/list.ts';
import { openEstados } from '../../../domain/estados/inscripcion.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { type AppliedSolicitud, readApplied } from '../../../state/appliedSolicitud.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { TextLink } from '../../../ui/controls/TextLink.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { Unread } from '../../../ui/feedback/Unread.tsx';
import { joinReads, useRead } from '../../../ui/hooks/useRead.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { coverCss } from '../../../ui/layout/coverCss.ts';
import { RuledList } from '../../../ui/layout/RuledList.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { Link } from '../../../ui/routing/router.ts';
import { InscripcionState } from '../parts/EstadoLabel.tsx';
import { routes } from '../parts/routes.ts';
import { useOtherPerson } from '../parts/useOtherPerson.ts';

const Items = styled(RuledList).attrs({ $space: 14 })`
  > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  > li > div {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
  a {
    ${coverCss(-2, 'var(--portal-radius)')}
    color: var(--portal-text);
    font-weight: 600;
  }
  > li:hover a {
    color: var(--portal-accent);
  }
`;

const New = styled.div`
  display: flex;
  margin-block-start: 16px;

  > a {
    flex: 1;
  }
  @container portal (min-width: 600px) {
    > a {
      flex: 0 0 auto;
    }
  }
`;

export function LatestInscripciones() {
  const t = useT('inicio');
  return (
    <Card>
      <CardHead title={t('inscripciones.titulo')}>
        <TextLink to={routes.inscripciones}>{t('inscripciones.verTodas')}</TextLink>
      </CardHead>
      <Latest />
      <New>
        <ButtonLink tone="soft" size="small" to={routes.registro()}>
          {t('inscripciones.nueva')}
        </ButtonLink>
      </New>
    </Card>
  );
}

const SHOWN = 3;

/** Returns each enrolment once, those under way first. */
function shownOf(current: ListPage<Inscripcion>, latest: ListPage<Inscripcion>): readonly Inscripcion[] {
  const all = [...current.resultados, ...latest.resultados];
  return [...new Map(all.map((one) => [one.numero, one])).values()].slice(0, SHOWN);
}

/** The enrolments under way, and the latest of all. */
export function useLatestInscripciones() {
  const current = useRead('GET /api/cliente/inscripciones', {
    query: { limite: SHOWN, orden: '-fecha', estado: [...openEstados] },
  });
  const latest = useRead('GET /api/cliente/inscripciones', { query: { limite: SHOWN, orden: '-fecha' } });
  return joinReads(current, latest);
}

function Latest() {
  const t = useT('inicio');
  const otherPerson = useOtherPerson();
  const read = useLatestInscripciones();
  const applied = readApplied(useUsuario()?.id);
  if (!read.data) {
    return (
      <Unread read={read} title={t('inscripciones.fallo')}>
        <Items>
          {['70%', '55%', '62%'].map((width) => (
            <li key={width}>
              <div>
                <Skeleton $width={width} $height="24px" />
                <Skeleton $width="140px" $height="22px" />
              </div>
              <Skeleton $width="96px" $height="24px" />
            </li>
          ))}
        </Items>
      </Unread>
    );
  }
  const inscripciones = shownOf(...read.data);
  if (inscripciones.length === 0) {
    if (applied) return <Unconfirmed applied={applied} />;
    return (
      <EmptyState
        title={t('inscripciones.vacias')}
        action={<ButtonLink to={routes.cursos}>{t('explorar')}</ButtonLink>}
      >
        {t('inscripciones.vaciasTexto')}
      </EmptyState>
    );
  }
  return (
    <Items>
      {inscripciones.map(({ numero, curso, estado, fecha, participante }) => (
        <li key={numero}>
          <div>
            <Link to={routes.inscripcion(numero)}>
              <CursoText>{curso.nombre}</CursoText>
            </Link>
            <Text $tone="muted">
              <DottedList>
                <Code>{numero}</Code>
                <DateText value={fecha} />
                {otherPerson(participante) && <bdi>{otherPerson(participante)}</bdi>}
              </DottedList>
            </Text>
          </div>
          <InscripcionState estado={estado} />
        </li>
      ))}
    </Items>
  );
}

/** What was just applied for, which the account shows as an enrolment once its e-mail is confirmed. */
function Unconfirmed({ applied: { numero, curso } }: { readonly applied: AppliedSolicitud }) {
  const t = useT('inicio');
  return (
    <Items>
      <li>
        <div>
          <b>
            <CursoText>{curso}</CursoText>
          </b>
          <Text $tone="muted">
            <Code>{numero}</Code>
          </Text>
        </div>
        <StateLabel $tone="warning">{t('porConfirmar.estado')}</StateLabel>
      </li>
    </Items>
  );
}
