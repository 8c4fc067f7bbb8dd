/** The page of a course, before anybody enrols: all that the institution tells of it, and one button that leads to the form. */
import { useContext } from 'react';
import styled from 'styled-components';
import { isNotFound } from '../../../client/isNotFound.ts';
import type { CursoDetallado } from '../../../contract/curso.ts';
import { takesPeople } from '../../../domain/estados/curso.ts';
import { AnulacionPolicy } from '../../../features/curso/AnulacionPolicy.tsx';
import { CursoCuotas } from '../../../features/curso/CuotasPlan.tsx';
import { CursoDiscount } from '../../../features/curso/CursoDiscount.tsx';
import { CursoFacts } from '../../../features/curso/CursoFacts.tsx';
import { CursoFicha } from '../../../features/curso/CursoFicha.tsx';
import { CursoPicture } from '../../../features/curso/CursoPicture.tsx';
import { CursoPrice } from '../../../features/curso/CursoPrice.tsx';
import { CursoSesiones } from '../../../features/curso/CursoSesiones.tsx';
import { CursoState } from '../../../features/curso/CursoState.tsx';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useWhyNot } from '../../../features/curso/useWhyNot.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { useLast } from '../../../ui/hooks/useLast.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { ChevronStartIcon } from '../../../ui/icons/frame.tsx';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { ScreenSkeleton } from '../../../ui/shells/Screen.tsx';
import { ClientHint } from '../ClientHint.tsx';
import { EnrolContext } from '../EnrolContext.ts';
import { usePublicoOptions } from '../usePublicoOptions.ts';
import { ShareButton } from './ShareButton.tsx';

const Page = styled.div`
  display: grid;
  gap: 16px;

  > header {
    margin-block-end: 0;
  }
  > button:first-child {
    justify-self: start;
    margin-block-end: -8px;
    margin-inline-start: -12px;
    svg {
      transform: scaleX(var(--portal-flip));
    }
  }
  @container portal (min-width: 900px) {
    gap: 24px;
  }
`;
/** The price and the button come first on a phone, and stay in sight at the side of a wide page. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  > div {
    display: grid;
    gap: inherit;
    min-inline-size: 0;
  }
  @container portal (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 24px;

    > :first-child {
      grid-area: 1 / 2;
      position: sticky;
      inset-block-start: calc(var(--portal-top) + 16px);
    }
  }
`;
const Picture = styled(CursoPicture)`
  aspect-ratio: 16 / 9;
  border-radius: var(--portal-radius-card);
`;
const Price = styled.p`
  font-size: 28px;
  line-height: 36px;
`;

interface CursoPageProps {
  /** Id or code. */
  readonly id: string;
  /** True if the address leads here again. */
  readonly isShared: boolean;
  readonly onLeave: () => void;
}

export function CursoPage({ id, isShared, onLeave }: CursoPageProps) {
  const t = useT('solicitud');
  const { cursos } = usePublicoOptions();
  const { data, error, retry } = useRead('GET /api/cliente/cursos/{id}', { params: { id } });
  const curso = useLast(data);
  const isOffered = !cursos || !curso || cursos.includes(curso.id) || cursos.includes(curso.identificacion);
  if (isNotFound(error) || !isOffered) {
    return (
      <>
        <PageHeader title={t('retirado.titulo')} />
        <Card>
          <EmptyState
            title={t('retirado.titulo')}
            action={<Button onClick={onLeave}>{t('otrosCursos')}</Button>}
          >
            {t('retirado.texto')}
          </EmptyState>
        </Card>
      </>
    );
  }
  if (curso) return <Course {...{ curso, isShared, onLeave }} />;
  return error === undefined ? <ScreenSkeleton /> : <ErrorCard error={error} onRetry={retry} />;
}

interface CourseProps extends Pick<CursoPageProps, 'isShared' | 'onLeave'> {
  readonly curso: CursoDetallado;
}

function Course({ curso, isShared, onLeave }: CourseProps) {
  const t = useT('curso');
  const tSolicitud = useT('solicitud');
  return (
    <Page>
      <Button tone="text" size="small" icon={<ChevronStartIcon />} onClick={onLeave}>
        {tSolicitud('otrosCursos')}
      </Button>
      <PageHeader
        title={curso.nombre}
        heading={<CursoText>{curso.nombre}</CursoText>}
        aside={curso.estado !== 'abierto' && <CursoState estado={curso.estado} />}
      >
        <DottedList>
          {curso.area !== undefined && <CursoText>{curso.area}</CursoText>}
          {t(`modalidad.${curso.modalidad}`)}
          {curso.horas !== undefined && t('horas', { count: curso.horas })}
          <Code>{curso.identificacion}</Code>
        </DottedList>
      </PageHeader>
      <Columns>
        <div>
          <Card>
            <Stack $gap={20}>
              <Stack $gap={4}>
                <Price>
                  <CursoPrice curso={curso} />
                </Price>
                <CursoDiscount curso={curso} />
                <CursoCuotas curso={curso} />
              </Stack>
              <CursoFacts column curso={curso} />
              <Enrol curso={curso} />
              {isShared && <ShareButton title={curso.nombre} />}
            </Stack>
          </Card>
        </div>
        <div>
          <Picture curso={curso} sizes="(min-width: 900px) 680px, 100vw" />
          <CursoFicha curso={curso} />
          <Card>
            <CardHead title={t('detalle.sesiones')} />
            <CursoSesiones sesiones={curso.sesiones} />
          </Card>
          <Card>
            <CardHead title={t('anular.titulo')} />
            <Stack $gap={12}>
              <AnulacionPolicy curso={curso} />
              <ClientHint curso={curso} />
            </Stack>
          </Card>
        </div>
      </Columns>
    </Page>
  );
}

/** The one button, or why the course takes nobody. */
function Enrol({ curso }: Pick<CourseProps, 'curso'>) {
  const t = useT('curso');
  const tPublico = useT('publico');
  const enrol = useContext(EnrolContext);
  const whyNot = useWhyNot();
  return (
    <>
      {curso.estado !== 'abierto' && <Alert tone="info">{whyNot(curso)}</Alert>}
      {takesPeople(curso) && (
        <Button
          block
          onPointerEnter={enrol.prepare}
          onFocus={enrol.prepare}
          onClick={(event) => event.detail < 2 && enrol.choose(curso.identificacion)}
        >
          {curso.estado === 'abierto' ? t('ficha.inscribirse') : tPublico('esperar')}
        </Button>
      )}
    </>
  );
}
