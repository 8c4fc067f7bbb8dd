/** /cliente/cursos/{identificacion}: one course. The code that people know opens it, and so does its internal id. */
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useParams } from '../../../ui/router.ts';
import { useAhora } from '../../../ui/useAhora.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { DetailColumn, DetailColumns } from '../parts/Columns.ts';
import { DetailView } from '../parts/DetailView.tsx';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { Descripcion } from './Descripcion.tsx';
import { EstadoCurso } from './EstadoCurso.tsx';
import { PoliticaAnulacion } from './PoliticaAnulacion.tsx';
import { ResumenCurso } from './ResumenCurso.tsx';
import { Sesiones } from './Sesiones.tsx';

export function CursoScreen() {
  const { identificacion = '' } = useParams();
  const t = useT('cursos');
  const crumbs = useCrumbs({ label: t('titulo'), to: routes.cursos });
  const lectura = useLectura('GET /api/cliente/cursos/{id}', {
    params: { id: identificacion },
  });
  return (
    <DetailView
      lectura={lectura}
      crumbs={crumbs}
      cosa={t('detalle.titulo')}
      ausente={{
        titulo: t('noEncontrado.titulo'),
        texto: t('noEncontrado.texto'),
        accion: t('noEncontrado.accion'),
        to: routes.cursos,
      }}
    >
      {(curso) => <Detalle curso={curso} crumbs={crumbs} />}
    </DetailView>
  );
}

interface Props {
  readonly curso: Curso;
  readonly crumbs: ReturnType<typeof useCrumbs>;
}

function Detalle({ curso, crumbs }: Props) {
  const t = useT('cursos');
  const { dateRange } = useFormat();
  const { instante, hoy } = useAhora();
  return (
    <>
      <PageHeader title={curso.nombre} crumbs={crumbs} aside={<EstadoCurso estado={curso.estado} />}>
        <DottedList>
          <Code>{curso.identificacion}</Code>
          {t(`modalidad.${curso.modalidad}`)}
          <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
        </DottedList>
      </PageHeader>
      <DetailColumns>
        <ResumenCurso curso={curso} hoy={hoy} />
        <DetailColumn>
          <Descripcion texto={curso.descripcion} />
          <Sesiones curso={curso} instante={instante} />
        </DetailColumn>
        <PoliticaAnulacion curso={curso} hoy={hoy} />
      </DetailColumns>
    </>
  );
}
