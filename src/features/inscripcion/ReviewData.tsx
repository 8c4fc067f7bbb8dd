/** Shows what was typed before it is sent, each part with a button that leads back to its step. */

import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { fullName } from '../../domain/fullName.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { type Definition, DefinitionList } from '../../ui/data/DefinitionList.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { CursoText } from '../curso/CursoText.tsx';
import { CorreoDoubt } from '../persona/CorreoDoubt.tsx';
import type { CompradorValues, ParticipanteValues } from '../persona/personaValues.ts';
import { usePersonaRows } from '../persona/usePersonaRows.tsx';
import type { InscripcionValues } from './inscripcionValues.ts';
import type { InscripcionStep } from './steps.ts';

/** A part of the review: its heading, its data, and what follows them. */
export const ReviewPart = styled.section`
  display: grid;
  gap: 4px;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: -8px;
  }
  /* Its text ends where the card's lines do. */
  > header > button {
    margin-inline-end: -15px;
  }
  [data-rank='3'] {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    font-weight: 400;
    line-height: 20px;
  }
  > p {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dl,
  dd > [role='status'] {
    margin-block-start: 8px;
  }
  summary {
    min-block-size: 28px;
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 28px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`;

interface ReviewDataProps {
  /** The name of the course, given if the course can be changed here. */
  readonly curso?: string;
  readonly participante: ParticipanteValues;
  /** The person who is billed, or a text that says that it is the participant; undefined if nobody is billed. */
  readonly comprador: CompradorValues | string | undefined;
  /** Begins closed, because the person did not type these data here. */
  readonly closed?: boolean;
  onGo(step: InscripcionStep): void;
  /** Writes the address that was probably meant. */
  onCorreo(of: 'participante' | 'comprador', meant: string): void;
}

export function ReviewData({
  curso,
  participante,
  comprador,
  closed = false,
  onGo,
  onCorreo,
}: ReviewDataProps) {
  const t = useT('solicitud');
  const rowsOf = usePersonaRows();
  /** Below the address, if the data are open. */
  const doubtOf = (of: 'participante' | 'comprador', correo: string) =>
    !closed && <CorreoDoubt correo={correo} onTake={(meant) => onCorreo(of, meant)} />;
  const part = (step: InscripcionStep, value: ReactNode, rows?: readonly Definition[], mail = '') => (
    <ReviewPart>
      <header>
        <Heading rank={3}>{t(`paso.${step}`)}</Heading>
        <Button tone="text" size="small" onClick={() => onGo(step)}>
          {t('cambiar')} <VisuallyHidden as="span">{t(`paso.${step}`)}</VisuallyHidden>
        </Button>
      </header>
      <p>{value}</p>
      {rows && closed && (
        <details>
          <summary>{t.rich('verDatos', { correo: <bdi>{mail}</bdi> })}</summary>
          <DefinitionList items={rows} />
        </details>
      )}
      {rows && !closed && <DefinitionList items={rows} />}
    </ReviewPart>
  );
  const nombre = fullName(participante);
  return (
    <>
      {curso !== undefined && part('curso', <CursoText>{curso}</CursoText>)}
      {part(
        'participante',
        <bdi>{nombre}</bdi>,
        rowsOf(participante, doubtOf('participante', participante.correo)),
        participante.correo,
      )}
      {typeof comprador === 'string'
        ? part('factura', comprador)
        : comprador &&
          part(
            'factura',
            <bdi>{comprador.razonSocial}</bdi>,
            rowsOf(comprador, doubtOf('comprador', comprador.correo)),
            comprador.correo,
          )}
    </>
  );
}

/** Writes an address that was accepted in the review; the caller re-renders with the new one. */
export function useWriteCorreo(): (of: 'participante' | 'comprador', correo: string) => void {
  const { control, setValue } = useFormContext<InscripcionValues>();
  useWatch({ control, name: ['participante.correo', 'comprador.correo'] });
  return (of, correo) => setValue(`${of}.correo`, correo, { shouldDirty: true, shouldValidate: true });
}
