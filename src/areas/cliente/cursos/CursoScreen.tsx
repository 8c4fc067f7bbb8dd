/** /cliente/cursos/{identificacion}: one course. The code that people know opens it, and so does its internal id. */
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card } from '../../../ui/Card.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useParams } from '../../../ui/router.ts';
import { isNoEncontrado } from '../datos/fallos.ts';
import { useAhora } from '../datos/useAhora.ts';
import { useLectura } from '../datos/useLectura.ts';
import { Columna, Columnas } from '../partes/columnas.ts';
import { DetalleEsqueleto } from '../partes/DetalleEsqueleto.tsx';
import { Formateado } from '../partes/Formateado.tsx';
import { NoEncontrado } from '../partes/NoEncontrado.tsx';
import { Puntos } from '../partes/Puntos.tsx';
import { rutas } from '../rutas.ts';
import { useMigas } from '../useMigas.ts';
import { Descripcion } from './Descripcion.tsx';
import { EstadoCurso } from './EstadoCurso.tsx';
import { PoliticaAnulacion } from './PoliticaAnulacion.tsx';
import { ResumenCurso } from './ResumenCurso.tsx';
import { Sesiones } from './Sesiones.tsx';

export function CursoScreen() {
  const { identificacion = '' } = useParams();
  const t = useT('cursos');
  const crumbs = useMigas({ label: t('titulo'), to: rutas.cursos });
  const { data, error, retry } = useLectura('GET /api/cliente/cursos/{id}', {
    params: { id: identificacion },
  });

  if (isNoEncontrado(error)) {
    return (
      <NoEncontrado
        crumbs={crumbs}
        cosa={t('detalle.titulo')}
        titulo={t('noEncontrado.titulo')}
        texto={t('noEncontrado.texto')}
        accion={t('noEncontrado.accion')}
        to={rutas.cursos}
      />
    );
  }
  if (data) return <Detalle curso={data} crumbs={crumbs} />;
  if (error === undefined) return <DetalleEsqueleto />;
  return (
    <>
      <PageHeader title={t('detalle.titulo')} crumbs={crumbs} />
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    </>
  );
}

interface Props {
  readonly curso: Curso;
  readonly crumbs: ReturnType<typeof useMigas>;
}

function Detalle({ curso, crumbs }: Props) {
  const t = useT('cursos');
  const { dateRange } = useFormat();
  const { instante, hoy } = useAhora();
  return (
    <>
      <PageHeader title={curso.nombre} crumbs={crumbs} aside={<EstadoCurso estado={curso.estado} />}>
        <Puntos>
          <Code>{curso.identificacion}</Code>
          {t(`modalidad.${curso.modalidad}`)}
          <Formateado>{dateRange(curso.inicio, curso.fin)}</Formateado>
        </Puntos>
      </PageHeader>
      <Columnas>
        <ResumenCurso curso={curso} hoy={hoy} />
        <Columna>
          <Descripcion texto={curso.descripcion} />
          <Sesiones curso={curso} instante={instante} />
        </Columna>
        <PoliticaAnulacion curso={curso} hoy={hoy} />
      </Columnas>
    </>
  );
}
