/** /cliente/inscripciones/{numero}: one enrolment: its state, the course, who takes part, what it costs, its history. */
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { enrolledAt } from '../../../domain/estados/enrolledAt.ts';
import { fullName } from '../../../domain/fullName.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Email } from '../../../ui/data/Email.tsx';
import { Timeline } from '../../../ui/data/Timeline.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useParams } from '../../../ui/routing/router.ts';
import { CuotasCard } from '../parts/CuotasCard.tsx';
import { Awaited, ColumnInOrder, DetailColumn, DetailColumns, InOrder } from '../parts/DetailColumns.ts';
import { type DetailProps, DetailView } from '../parts/DetailView.tsx';
import { estadoTones, InscripcionState } from '../parts/EstadoLabel.tsx';
import { RecordHeading, titleOf } from '../parts/RecordHeading.tsx';
import { routes } from '../parts/routes.ts';
import { AnularButton } from './AnularButton.tsx';
import { EnrolledCursoCard } from './EnrolledCursoCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import { StateBand } from './StateBand.tsx';
import { ValoresCard } from './ValoresCard.tsx';

/** What is below the band waits for it on a wide screen too, because its height is not known before. */
const BandFirst = styled(InOrder)`
  > :first-child:has([data-outline]) ~ :not(:has(dialog[open])) {
    display: none;
  }
`;

export function InscripcionScreen() {
  const { numero = '' } = useParams();
  const t = useT('inscripciones');
  const read = useRead('GET /api/cliente/inscripciones/{id}', {
    params: { id: numero },
  });
  return (
    <DetailView
      area="inscripciones"
      list={routes.inscripciones}
      read={read}
      kind={t('detalle.titulo')}
      Detail={Detail}
    />
  );
}

function Detail({ data: inscripcion, crumbs }: DetailProps<Inscripcion>) {
  const t = useT('inscripciones');
  const { numero, estado, fecha, curso, historial, participante, facturas } = inscripcion;
  const factura = facturas.at(-1);
  const since = enrolledAt(inscripcion);
  const asked = estado === 'en_espera' ? 'detalle.fechaEspera' : 'detalle.fechaSolicitud';
  const dateKey = since === undefined ? asked : 'detalle.fecha';
  return (
    <>
      <PageHeader
        title={titleOf(curso.nombre, numero, t('una', { numero }))}
        heading={
          <RecordHeading name={<CursoText>{curso.nombre}</CursoText>}>
            {t.rich('una', { numero: <Code key="numero">{numero}</Code> })}
          </RecordHeading>
        }
        crumbs={crumbs}
        aside={<InscripcionState estado={estado} />}
        action={<AnularButton inscripcion={inscripcion} />}
      >
        {t.rich(dateKey, { fecha: <DateText key="fecha" value={since ?? fecha} show="day" /> })}
      </PageHeader>
      <BandFirst>
        <StateBand inscripcion={inscripcion} />
        <NextSteps inscripcion={inscripcion} />
        <DetailColumns>
          <ColumnInOrder>
            <ValoresCard inscripcion={inscripcion} />
            {factura !== undefined && <Cuotas factura={factura} />}
          </ColumnInOrder>
          <DetailColumn>
            <EnrolledCursoCard curso={curso} estado={estado} />
            <Participante participante={participante} />
            <HistorialCard steps={historial} />
          </DetailColumn>
        </DetailColumns>
      </BandFirst>
    </>
  );
}

/** The instalments of its invoice, if there are several: the band says by when a single one is due. */
function Cuotas({ factura: numero }: { readonly factura: string }) {
  const { data, error } = useRead('GET /api/cliente/facturas/{id}', { params: { id: numero } });
  if (!data && error === undefined) return <Awaited />;
  return data?.estado === 'emitida' && data.cuotas.length > 1 && <CuotasCard factura={data} />;
}

/** Shows the participant's data as they were given when enrolling. */
function Participante({ participante }: Pick<Inscripcion, 'participante'>) {
  const t = useT('inscripciones');
  const { identificacion, correo, telefono } = participante;
  return (
    <Card>
      <CardHead title={t('detalle.participante')} />
      <DefinitionList
        items={[
          { name: t('detalle.nombre'), value: <bdi>{fullName(participante)}</bdi> },
          { name: t('detalle.identificacion'), value: <Code>{identificacion}</Code> },
          { name: t('detalle.correo'), value: <Email>{correo}</Email> },
          { name: t('detalle.telefono'), value: telefono && <Code>{telefono}</Code> },
        ]}
      />
    </Card>
  );
}

/** Shows what happened to an enrolment, the latest first. Staff act as the institution, without a name. */
function HistorialCard({ steps }: { readonly steps: Inscripcion['historial'] }) {
  const t = useT('inscripciones');
  const events = steps
    .toSorted((a, b) => Date.parse(b.fecha) - Date.parse(a.fecha))
    .map(({ a, fecha, actor }) => ({
      id: `${fecha} ${a}`,
      title: t(`paso.${a}`),
      tone: estadoTones[a],
      when: (
        <DottedList>
          <DateText value={fecha} show="moment" />
          {t(`actor.${actor}`)}
        </DottedList>
      ),
    }));
  return (
    <Card>
      <CardHead title={t('detalle.historial')} />
      <Timeline events={events} />
    </Card>
  );
}
