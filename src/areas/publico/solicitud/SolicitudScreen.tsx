/** Enrols a visitor in one course: reads the course, says why if it takes nobody, and shows the form and its result. */

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { isNotFound } from '../../../client/isNotFound.ts';
import type { Curso } from '../../../contract/curso.ts';
import { isClosedForGood, takesPeople } from '../../../domain/estados/curso.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { useWhyNot } from '../../../features/curso/useWhyNot.ts';
import { useT } from '../../../i18n/useT.ts';
import { $apiBase } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.tsx';
import { useHost } from '../../../ui/hooks/host.ts';
import { useFallbackContent } from '../../../ui/hooks/useFallbackContent.ts';
import { useHydrating } from '../../../ui/hooks/useHydrating.ts';
import { useLast } from '../../../ui/hooks/useLast.ts';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { whenIdle } from '../../../ui/hooks/whenIdle.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { lazyScreen } from '../../../ui/routing/lazy.tsx';
import { ScreenSkeleton } from '../../../ui/shells/Screen.tsx';
import { readFormEntry, rewind, useHistoryEntries } from '../historyEntry.ts';
import { useArrival } from '../useArrival.ts';
import { usePublicoOptions } from '../usePublicoOptions.ts';
import { useUnknownAdvice } from '../useUnknownAdvice.ts';
import { SolicitudForm } from './SolicitudForm.tsx';
import { keptOfSent, readSent, type SentSolicitud } from './sentSolicitud.ts';

const ResultScreen = lazyScreen(() => import('./ResultScreen.tsx').then((module) => module.ResultScreen));

interface SolicitudScreenProps {
  /** Id or code. */
  readonly id: string;
  /** Returns to the list; undefined if the page's author fixed the course. */
  readonly onLeave: (() => void) | undefined;
}

export function SolicitudScreen({ id, onLeave }: SolicitudScreenProps) {
  useT('solicitud');
  useT('persona');
  const { curso: named, cursos } = usePublicoOptions();
  const { data, error, retry } = useRead('GET /api/cliente/cursos/{id}', { params: { id } });
  const drawn = useHydrating();
  useFailure(error);
  /** When a session begins or ends, all data reload; the form stays meanwhile. */
  const known = useLast(data);
  const gone = isNotFound(error);
  useUnknownAdvice(gone && id === named ? [id] : []);
  // If the course is gone, the person can go to the other courses, unless the page allows only this one.
  const isEnd = gone ? !onLeave : error !== undefined;
  useFallbackContent(isEnd && known === undefined);
  const curso = data ?? (gone ? undefined : known);

  if (curso) {
    const offered = !cursos || cursos.includes(curso.id) || cursos.includes(curso.identificacion);
    return offered ? (
      <Solicitud curso={curso} failure={undefined} onLeave={onLeave} />
    ) : (
      <ClosedCurso curso={undefined} onLeave={onLeave} />
    );
  }
  if (gone) return <ClosedCurso curso={undefined} onLeave={onLeave} />;
  const failure = error !== undefined && { error, onRetry: retry };
  // The form that the loader drew stays with its typed values, even if the course cannot be read.
  if (drawn)
    return <Solicitud curso={undefined} failure={failure && <ErrorState {...failure} />} onLeave={onLeave} />;
  return failure ? <ErrorCard {...failure} /> : <ScreenSkeleton />;
}

interface SolicitudProps extends Pick<SolicitudScreenProps, 'onLeave'> {
  /** Undefined until it has loaded. */
  readonly curso: Curso | undefined;
  /** Says why the course did not load. */
  readonly failure: ReactNode;
}

function Solicitud({ curso, failure, onLeave }: SolicitudProps) {
  const { host, emit } = useHost();
  const base = useStore($apiBase) ?? '';
  const codigo = curso?.identificacion ?? '';
  const [sent, setSent] = useState(() => readSent(readFormEntry(host)?.sent));
  /** An open form stays open, whatever happens to the course, so that the person keeps what they typed. */
  const [open, setOpen] = useState(false);
  if (!open && curso && takesPeople(curso)) setOpen(true);
  /** Changes when the form begins again, so that React makes a new one. */
  const [round, setRound] = useState(0);
  const entries = useHistoryEntries((entry) => {
    const there = readSent(entry.sent);
    if (there) setSent(there);
    // Forward does not return to a form that was sent.
    else if (sent && entry.depth) rewind(host);
  });
  useArrival(sent ? sent.recibo.solicitud : `${round}`);
  useEffect(() => whenIdle(ResultScreen.preload), []);

  /** Shows the result in the history entry of the form's first step, so that leaving and returning shows it again. */
  const keep = (next: SentSolicitud) =>
    rewind(host, () => {
      entries.replace({ curso: codigo, sent: keptOfSent(next) });
      setSent(next);
    });

  if (sent && curso) {
    return (
      <ResultScreen
        curso={curso}
        sent={sent}
        onAgain={() => {
          entries.replace({ curso: curso.identificacion });
          setSent(undefined);
        }}
        onLeave={onLeave}
        onCorrected={keep}
      />
    );
  }
  if (!open && curso) return <ClosedCurso curso={curso} onLeave={onLeave} />;
  return (
    <SolicitudForm
      key={round}
      curso={curso}
      failure={failure}
      base={base}
      onLeave={onLeave}
      onRestart={() => setRound(round + 1)}
      onSent={(next) => {
        keep(next);
        emit('portal-inscripcion', {
          canal: 'publico',
          curso: codigo,
          solicitud: next.recibo.solicitud,
        });
        invalidateConsultas('/api/cliente/cursos');
      }}
    />
  );
}

interface ClosedCursoProps extends Pick<SolicitudScreenProps, 'onLeave'> {
  /** Undefined if it was withdrawn. */
  readonly curso: Curso | undefined;
}

/** Says why a course takes nobody now, or that it was withdrawn, and links to the other courses. */
function ClosedCurso({ curso, onLeave }: ClosedCursoProps) {
  const t = useT('solicitud');
  const whyNot = useWhyNot();
  const closed = curso && isClosedForGood(curso) ? 'cerrado.tituloFinal' : 'cerrado.titulo';
  return (
    <>
      <PageHeader
        title={curso?.nombre ?? t('titulo')}
        heading={curso && <CursoText>{curso.nombre}</CursoText>}
      />
      <Card>
        <EmptyState
          title={t(curso ? closed : 'retirado.titulo')}
          action={onLeave && <Button onClick={onLeave}>{t('otrosCursos')}</Button>}
        >
          {curso ? whyNot(curso) : t('retirado.texto')}
        </EmptyState>
      </Card>
    </>
  );
}
