/** /cliente/cursos/{identificacion}: one course, by the code that people know or by its id. */
import styled from 'styled-components';
import type { CursoDetallado } from '../../../contract/curso.ts';
import { isOnOffer } from '../../../domain/estados/curso.ts';
import { AnulacionPolicy } from '../../../features/curso/AnulacionPolicy.tsx';
import { CursoFicha } from '../../../features/curso/CursoFicha.tsx';
import { CursoPicture } from '../../../features/curso/CursoPicture.tsx';
import { CursoSesiones } from '../../../features/curso/CursoSesiones.tsx';
import { CursoState } from '../../../features/curso/CursoState.tsx';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Text } from '../../../ui/layout/Text.ts';
import { useParams } from '../../../ui/routing/router.ts';
import { DetailColumn, DetailColumns, InOrder } from '../parts/DetailColumns.ts';
import { type DetailProps, DetailView } from '../parts/DetailView.tsx';
import { routes } from '../parts/routes.ts';
import { CursoSummary } from './CursoSummary.tsx';

export function CursoScreen() {
  const { identificacion = '' } = useParams();
  const t = useT('cursos');
  const read = useRead('GET /api/cliente/cursos/{id}', {
    params: { id: identificacion },
  });
  return (
    <DetailView area="cursos" list={routes.cursos} read={read} kind={t('detalle.titulo')} Detail={Detail} />
  );
}

const Picture = styled(CursoPicture)`
  border-radius: var(--portal-radius-card);

  &:has(> img) {
    aspect-ratio: 16 / 9;
  }
  /* A drawing tells less than what is written below it. */
  &:not(:has(> img)) {
    block-size: 120px;
  }
`;

function Detail({ data: curso, crumbs }: DetailProps<CursoDetallado>) {
  const t = useT('cursos');
  const tCurso = useT('curso');
  const { sesiones } = curso;
  const { dateRange } = useFormat();
  return (
    <>
      <PageHeader
        title={curso.nombre}
        heading={<CursoText>{curso.nombre}</CursoText>}
        crumbs={crumbs}
        aside={<CursoState estado={curso.estado} />}
      >
        <DottedList>
          <Code>{curso.identificacion}</Code>
          {curso.area !== undefined && <CursoText>{curso.area}</CursoText>}
          {tCurso(`modalidad.${curso.modalidad}`)}
          {curso.horas !== undefined && tCurso('horas', { count: curso.horas })}
          <Formatted>{dateRange(curso.inicio, curso.fin)}</Formatted>
        </DottedList>
      </PageHeader>
      <InOrder>
        <DetailColumns>
          <CursoSummary curso={curso} />
          <DetailColumn>
            <Picture curso={curso} sizes="(min-width: 900px) 720px, 100vw" />
            <CursoFicha curso={curso} />
            <Card>
              <CardHead title={tCurso('detalle.sesiones')}>
                {sesiones.length > 0 && (
                  <Text $tone="muted">{t('detalle.sesionesCuenta', { count: sesiones.length })}</Text>
                )}
              </CardHead>
              <CursoSesiones sesiones={sesiones} />
            </Card>
          </DetailColumn>
          {isOnOffer(curso) && (
            <Card>
              <CardHead title={tCurso('anular.titulo')} />
              <AnulacionPolicy curso={curso} />
            </Card>
          )}
        </DetailColumns>
      </InOrder>
    </>
  );
}
