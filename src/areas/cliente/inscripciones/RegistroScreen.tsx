/**
 * /cliente/inscripciones/registro: the client enrols, or enrols somebody else. `?curso=` names the course and `?paso=` the
 * step, so that Back goes a step back and a reload stays where it was.
 */
import { useMemo, useState } from 'react';
import type { Curso } from '../../../contract/curso.ts';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { cotizar } from '../../../domain/cotizacion/cotizar.ts';
import { admitir } from '../../../domain/espera/admitir.ts';
import { blocksDuplicate } from '../../../domain/estados/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useAhora } from '../../../ui/useAhora.ts';
import { useLectura } from '../../../ui/useLectura.ts';
import { isNotFound } from '../parts/isNotFound.ts';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { ElegirCurso } from './registro/ElegirCurso.tsx';
import { Marco } from './registro/estilos.ts';
import { FormularioRegistro } from './registro/FormularioRegistro.tsx';
import { PasoCurso } from './registro/PasoCurso.tsx';
import { pasosOf } from './registro/pasos.ts';
import { type Camino, useCamino } from './registro/useCamino.ts';

export function RegistroScreen() {
  const t = useT('inscripciones');
  const camino = useCamino();
  const { hoy } = useAhora();
  return (
    <>
      <PageHeader
        title={t('registro.titulo')}
        crumbs={useCrumbs({ label: t('titulo'), to: routes.inscripciones })}
      />
      {camino.curso === '' ? (
        <Marco>
          <Pasos camino={camino} gratis={false} />
          <ElegirCurso hoy={hoy} onChoose={(curso) => camino.choose(curso.identificacion)} />
        </Marco>
      ) : (
        <Elegido key={camino.curso} camino={camino} id={camino.curso} />
      )}
    </>
  );
}

/** Reads what the steps need: the course, the client, and what the client has in this course. */
function Elegido({ camino, id }: { readonly camino: Camino; readonly id: string }) {
  const curso = useLectura('GET /api/cliente/cursos/{id}', { params: { id } });
  const cliente = useLectura('GET /api/cliente');
  const { error } = curso.error === undefined ? cliente : curso;
  if (isNotFound(curso.error)) return <Retirado />;
  if (curso.data && cliente.data) {
    return <ConCurso camino={camino} curso={curso.data} cliente={cliente.data} />;
  }
  if (error === undefined) return <Esqueleto />;
  const retry = () => {
    void curso.retry();
    void cliente.retry();
  };
  return (
    <Card>
      <ErrorState error={error} onRetry={retry} />
    </Card>
  );
}

interface ConCursoProps {
  readonly camino: Camino;
  readonly curso: Curso;
  readonly cliente: Parameters<typeof FormularioRegistro>[0]['cliente'];
}

function ConCurso({ camino, curso, cliente }: ConCursoProps) {
  const { instante, hoy } = useAhora();
  const cotizacion = useMemo(() => cotizar(curso, instante.getTime()), [curso, instante]);
  const [vez, setVez] = useState(0);
  const propias = useLectura('GET /api/cliente/inscripciones', { query: { curso: curso.id, limite: 100 } });
  const vigentes: readonly Inscripcion[] =
    propias.data?.resultados.filter(({ estado }) => blocksDuplicate(estado)) ?? [];
  if (!propias.data) {
    return propias.error === undefined ? (
      <Esqueleto />
    ) : (
      <Card>
        <ErrorState error={propias.error} onRetry={propias.retry} />
      </Card>
    );
  }
  const admite = admitir(curso, true).ok;
  const paso = admite ? (camino.paso ?? 'participante') : 'curso';
  return (
    <Marco>
      <Pasos camino={{ ...camino, paso }} gratis={cotizacion.total === 0} />
      {paso === 'curso' ? (
        <PasoCurso curso={curso} onContinue={() => camino.go('participante')} onOther={camino.restart} />
      ) : (
        <FormularioRegistro
          key={vez}
          {...{ curso, cliente, cotizacion, vigentes, hoy, paso }}
          onRestart={() => {
            setVez(vez + 1);
            camino.go('participante', 'replace');
          }}
          go={camino.go}
          onDone={camino.finish}
        />
      )}
    </Marco>
  );
}

function Pasos({ camino, gratis }: { readonly camino: Camino; readonly gratis: boolean }) {
  const t = useT('solicitud');
  const pasos = pasosOf(gratis);
  const paso = camino.paso ?? 'curso';
  return (
    <Stepper
      label={t('pasos')}
      position={t('posicion', { numero: pasos.indexOf(paso) + 1, total: pasos.length })}
      steps={pasos.map((id) => ({ id, label: t(`paso.${id}`) }))}
      current={paso}
      onGo={camino.go}
    />
  );
}

function Retirado() {
  const t = useT('cursos');
  const tSolicitud = useT('solicitud');
  return (
    <Card>
      <EmptyState
        title={tSolicitud('retirado.titulo')}
        action={<ButtonLink to={routes.registro()}>{tSolicitud('otrosCursos')}</ButtonLink>}
      >
        {t('noEncontrado.texto')}
      </EmptyState>
    </Card>
  );
}

function Esqueleto() {
  return (
    <SkeletonGroup>
      <Skeleton $height="56px" />
      <Skeleton $height="320px" />
    </SkeletonGroup>
  );
}
