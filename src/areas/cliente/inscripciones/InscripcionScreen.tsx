/** /cliente/inscripciones/{numero}: one enrolment: where it stands, the course, who takes part, what it costs, its history. */
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';
import { useParams } from '../../../ui/router.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { Columna, Columnas } from '../partes/columnas.ts';
import { LecturaDetalle } from '../partes/LecturaDetalle.tsx';
import { rutas } from '../rutas.ts';
import { useMigas } from '../useMigas.ts';
import { AccionesInscripcion } from './AccionesInscripcion.tsx';
import { AvisoInscripcion } from './AvisoInscripcion.tsx';
import { CursoInscrito } from './CursoInscrito.tsx';
import { EstadoInscripcion } from './EstadoInscripcion.tsx';
import { Enlaces } from './enlaces/Enlaces.tsx';
import { Historial } from './Historial.tsx';
import { Participante } from './Participante.tsx';
import { QueSigue } from './QueSigue.tsx';
import { Valores } from './Valores.tsx';

export function InscripcionScreen() {
  const { numero = '' } = useParams();
  const t = useT('inscripciones');
  const crumbs = useMigas({ label: t('titulo'), to: rutas.inscripciones });
  const lectura = useLectura('GET /api/cliente/inscripciones/{id}', {
    params: { id: numero },
  });
  return (
    <LecturaDetalle
      lectura={lectura}
      crumbs={crumbs}
      cosa={t('detalle.titulo')}
      ausente={{
        titulo: t('noEncontrada.titulo'),
        texto: t('noEncontrada.texto'),
        accion: t('noEncontrada.accion'),
        to: rutas.inscripciones,
      }}
    >
      {(inscripcion) => <Detalle inscripcion={inscripcion} crumbs={crumbs} />}
    </LecturaDetalle>
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
      <Columnas>
        <Columna>
          <Valores inscripcion={inscripcion} />
          <AccionesInscripcion inscripcion={inscripcion} />
          <Enlaces numero={numero} />
        </Columna>
        <Columna>
          <CursoInscrito curso={inscripcion.curso} estado={estado} />
          <Participante participante={participante} />
          <Historial pasos={historial} />
        </Columna>
      </Columnas>
    </>
  );
}
