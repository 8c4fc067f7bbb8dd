/** The course chosen for a new enrolment. */
import styled from 'styled-components';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Code } from '../../../ui/data/Code.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Precio } from '../cursos/Precio.tsx';
import { useAhora } from '../datos/useAhora.ts';
import { useLectura } from '../datos/useLectura.ts';
import { FechaBloque } from '../partes/FechaBloque.tsx';
import { Formateado } from '../partes/Formateado.tsx';
import { Puntos } from '../partes/Puntos.tsx';
import { rutas } from '../rutas.ts';

const Elegido = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--portal-line);
  border-radius: var(--portal-radius-card);

  > div {
    display: grid;
    flex: 1 1 240px;
    gap: 4px;
    min-inline-size: 0;
  }
  h2 {
    color: var(--portal-text-2);
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
    letter-spacing: 0;
  }
`;

export function CursoElegido({ id }: { readonly id: string }) {
  const t = useT('inscripciones');
  const { dateRange } = useFormat();
  const { hoy } = useAhora();
  const { data, error, retry } = useLectura('GET /api/cliente/cursos/{id}', { params: { id } });
  if (!data && error !== undefined) return <ErrorState inline error={error} onRetry={retry} />;
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton $height="96px" />
      </SkeletonGroup>
    );
  }
  return (
    <Elegido>
      <FechaBloque fecha={data.inicio} />
      <div>
        <h2>{t('registro.elegido')}</h2>
        <strong>
          <bdi>{data.nombre}</bdi>
        </strong>
        <Puntos>
          <Code>{data.identificacion}</Code>
          <Formateado>{dateRange(data.inicio, data.fin)}</Formateado>
          <Precio curso={data} hoy={hoy} />
        </Puntos>
        <TextLink to={rutas.curso(data.identificacion)}>{t('registro.verCurso')}</TextLink>
      </div>
    </Elegido>
  );
}
