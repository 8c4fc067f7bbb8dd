/**
 * /cliente/inscripciones/registro: the client enrols, or enrols somebody else. `?curso=` names the course and `?paso=` the
 * step, so that Back goes a step back and a reload stays where it was.
 */
import { useState } from 'react';
import { isNotFound } from '../../../client/isNotFound.ts';
import type { Cliente } from '../../../contract/cliente.ts';
import type { Curso } from '../../../contract/curso.ts';
import { quoteCurso } from '../../../domain/cotizacion/quoteCurso.ts';
import { admit } from '../../../domain/espera/admit.ts';
import { blocksDuplicate } from '../../../domain/estados/inscripcion.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { InscripcionStepper } from '../../../features/inscripcion/InscripcionStepper.tsx';
import { stepsOf } from '../../../features/inscripcion/steps.ts';
import { useT } from '../../../i18n/useT.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { joinReads, type Read, useRead } from '../../../ui/hooks/useRead.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Crumb, PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { RecordHeading, titleOf } from '../parts/RecordHeading.tsx';
import { routes } from '../parts/routes.ts';
import { useCrumbs } from '../parts/useCrumbs.ts';
import { CursoPicker } from './registro/CursoPicker.tsx';
import { CursoStep } from './registro/CursoStep.tsx';
import { RegistroForm } from './registro/RegistroForm.tsx';
import { type RegistroPlace, useRegistroPlace } from './registro/useRegistroPlace.ts';

export function RegistroScreen() {
  const t = useT('inscripciones');
  const place = useRegistroPlace();
  const crumbs = useCrumbs({ label: t('titulo'), to: routes.inscripciones });
  if (place.isDone) return <RegistroSkeleton />;
  return place.curso === '' ? (
    <>
      <PageHeader title={t('registro.titulo')} crumbs={crumbs} />
      <Stack $gap={20}>
        <InscripcionStepper steps={stepsOf(false)} current="curso" onGo={place.go} />
        <CursoPicker onChoose={(curso) => place.choose(curso.identificacion)} />
      </Stack>
    </>
  ) : (
    <>
      <CursoHeader id={place.curso} crumbs={crumbs} />
      <Chosen key={place.curso} place={place} id={place.curso} />
    </>
  );
}

/** Names the course as soon as it is known. */
function CursoHeader({ id, crumbs }: { readonly id: string; readonly crumbs: readonly Crumb[] }) {
  const t = useT('inscripciones');
  const { data } = useRead('GET /api/cliente/cursos/{id}', { params: { id } });
  const kind = t('registro.titulo');
  return (
    <PageHeader
      title={data ? titleOf(data.nombre, kind, kind) : kind}
      heading={<RecordHeading name={data && <CursoText>{data.nombre}</CursoText>}>{kind}</RecordHeading>}
      crumbs={crumbs}
    />
  );
}

/** Reads what the steps need: the course, the client, and the client's enrolments in this course. */
function Chosen({ place, id }: { readonly place: RegistroPlace; readonly id: string }) {
  const t = useT('solicitud');
  const tCursos = useT('cursos');
  const curso = useRead('GET /api/cliente/cursos/{id}', { params: { id } });
  const cliente = useRead('GET /api/cliente');
  const read = joinReads(curso, cliente);
  if (isNotFound(curso.error)) {
    return (
      <Card>
        <EmptyState
          title={t('retirado.titulo')}
          action={<ButtonLink to={routes.registro()}>{t('otrosCursos')}</ButtonLink>}
        >
          {tCursos('noEncontrado.texto')}
        </EmptyState>
      </Card>
    );
  }
  if (!read.data) return <NotYet {...read} />;
  return <Steps place={place} curso={read.data[0]} cliente={read.data[1]} />;
}

/** Replaces the steps while their data are being read, or if that failed. */
function NotYet({ error, retry }: Pick<Read<unknown>, 'error' | 'retry'>) {
  if (error === undefined) return <RegistroSkeleton />;
  return <ErrorCard error={error} onRetry={retry} />;
}

interface StepsProps {
  readonly place: RegistroPlace;
  readonly curso: Curso;
  readonly cliente: Cliente;
}

function Steps({ place, curso, cliente }: StepsProps) {
  /** Changes each time the form begins again. */
  const [round, setRound] = useState(0);
  const { instant } = useNow();
  const own = useRead('GET /api/cliente/inscripciones', { query: { curso: curso.id, limite: 100 } });
  if (!own.data) return <NotYet {...own} />;
  // The form goes back to the first step that lacks something; with known data it can open at the review.
  const { step = 'revision', go } = place;
  if (step === 'curso' || !admit(curso, true).ok) {
    return (
      <Stack $gap={20}>
        <InscripcionStepper
          steps={stepsOf(quoteCurso(curso, instant.getTime()).total === 0)}
          current="curso"
          onGo={go}
        />
        <CursoStep curso={curso} onContinue={() => go('revision')} onOther={place.restart} />
      </Stack>
    );
  }
  return (
    <RegistroForm
      key={round}
      {...{ curso, cliente, step, go }}
      inForce={own.data.resultados.filter(({ estado }) => blocksDuplicate(estado))}
      anew={round > 0}
      onRestart={() => {
        setRound(round + 1);
        go('participante', 'replace');
      }}
      onDone={place.finish}
    />
  );
}

function RegistroSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton $height="56px" />
      <Skeleton $height="320px" />
    </SkeletonGroup>
  );
}
