/** /cliente/inscripciones/{numero}: one enrolment: where it stands, the course, who takes part, what it costs, its history. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import { useParams } from '../../../ui/router.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { DetailColumn, DetailColumns } from '../parts/Columns.ts';
import { DetailView } from '../parts/DetailView.tsx';
import { EstadoInscripcion } from '../parts/InscripcionState.tsx';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { AccionesInscripcion } from './AccionesInscripcion.tsx';
import { AvisoInscripcion } from './AvisoInscripcion.tsx';
import { CursoInscrito } from './CursoInscrito.tsx';
import { Enlaces } from './enlaces/Enlaces.tsx';
import { Historial } from './Historial.tsx';
import { Participante } from './Participante.tsx';
import { QueSigue } from './QueSigue.tsx';
import { Valores } from './Valores.tsx';

export function InscripcionScreen() {
  const { numero = '' } = useParams();
  const t = useT('inscripciones');
  const crumbs = useCrumbs({ label: t('titulo'), to: routes.inscripciones });
  const lectura = useLectura('GET /api/cliente/inscripciones/{id}', {
    params: { id: numero },
  });
  return (
    <DetailView
      lectura={lectura}
      crumbs={crumbs}
      cosa={t('detalle.titulo')}
      ausente={{
        titulo: t('noEncontrada.titulo'),
        texto: t('noEncontrada.texto'),
        accion: t('noEncontrada.accion'),
        to: routes.inscripciones,
      }}
    >
      {(inscripcion) => <Detalle inscripcion={inscripcion} crumbs={crumbs} />}
    </DetailView>
  );
}

interface Props {
  readonly inscripcion: Inscripcion;
  readonly crumbs: readonly Crumb[];
}

function Detalle({ inscripcion, crumbs }: Props) {
  const t = useT('inscripciones');
  const { numero, estado, fecha, historial, participante } = inscripcion;
  return (
    <>
      <PageHeader
        title={t('una', { numero })}
        heading={t.rich('una', { numero: <Code key="numero">{numero}</Code> })}
        crumbs={crumbs}
        aside={<EstadoInscripcion estado={estado} />}
      >
        {t.rich(estado === 'en_espera' ? 'detalle.fechaEspera' : 'detalle.fecha', {
          fecha: <DateText key="fecha" value={fecha} show="day" />,
        })}
      </PageHeader>
      <QueSigue inscripcion={inscripcion} />
      <AvisoInscripcion inscripcion={inscripcion} />
      <DetailColumns>
        <DetailColumn>
          <Valores inscripcion={inscripcion} />
          <AccionesInscripcion inscripcion={inscripcion} />
          <Enlaces numero={numero} />
        </DetailColumn>
        <DetailColumn>
          <CursoInscrito curso={inscripcion.curso} estado={estado} />
          <Participante participante={participante} />
          <Historial pasos={historial} />
        </DetailColumn>
      </DetailColumns>
    </>
  );
}
