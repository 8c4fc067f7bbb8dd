/** Everything once more before it is confirmed: who, who is billed, what it costs, what leaving would cost, the terms. */
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { Cliente } from '../../../../contract/cliente.ts';
import type { Curso } from '../../../../contract/curso.ts';
import type { Cotizacion } from '../../../../domain/cotizacion/cotizar.ts';
import { cuandoSePaga } from '../../../../domain/cotizacion/cuandoSePaga.ts';
import { AnulacionPolicy } from '../../../../features/curso/AnulacionPolicy.tsx';
import { QuoteTable } from '../../../../features/inscripcion/QuoteTable.tsx';
import { TermsField } from '../../../../features/persona/TermsField.tsx';
import { usePersonaRows } from '../../../../features/persona/usePersonaRows.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { Button } from '../../../../ui/Button.tsx';
import { type Definition, DefinitionList } from '../../../../ui/data/DefinitionList.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Estrecho } from './estilos.ts';
import type { Paso } from './pasos.ts';
import { compradorDe, participanteDe } from './personas.ts';
import type { Valores } from './valores.ts';

interface Props {
  readonly curso: Curso;
  readonly cliente: Cliente;
  readonly cotizacion: Cotizacion;
  /** YYYY-MM-DD */
  readonly hoy: string;
  go(paso: Paso): void;
}

const Parte = styled.section`
  display: grid;
  gap: 4px;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: -8px;
  }
  h3 {
    color: var(--portal-text-2);
    font-size: 14px;
    font-weight: 400;
    line-height: 20px;
    letter-spacing: 0;
  }
  > p {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > dl {
    margin-block-start: 8px;
  }
`;

export function PasoRevision({ curso, cliente, cotizacion, hoy, go }: Props) {
  const t = useT('solicitud');
  const tCurso = useT('curso');
  const { getValues } = useFormContext<Valores>();
  const valores = getValues();
  const gratis = cotizacion.total === 0;
  const change = (paso: Paso, que: string) => (
    <Button tone="text" size="small" onClick={() => go(paso)}>
      {t('cambiar')} <VisuallyHidden as="span">{que}</VisuallyHidden>
    </Button>
  );
  const rowsOf = usePersonaRows();
  const participante = participanteDe(valores, cliente);
  const comprador = compradorDe(valores, cliente);
  const part = (paso: Paso, value: ReactNode, rows?: readonly Definition[]) => (
    <Parte>
      <header>
        <h3>{t(`paso.${paso}`)}</h3>
        {change(paso, t(`paso.${paso}`))}
      </header>
      <p>{value}</p>
      {rows && <DefinitionList items={rows} />}
    </Parte>
  );
  return (
    <>
      {part('curso', <bdi>{curso.nombre}</bdi>)}
      {part(
        'participante',
        <bdi>{`${participante.nombres} ${participante.apellidos}`.trim()}</bdi>,
        rowsOf(participante),
      )}
      {!gratis && part('factura', <bdi>{comprador.razonSocial}</bdi>, rowsOf(comprador))}
      <Estrecho>
        <QuoteTable cotizacion={cotizacion} cuando={cuandoSePaga(curso)} />
      </Estrecho>
      <Parte>
        <h3>{tCurso('anular.titulo')}</h3>
        <AnulacionPolicy curso={curso} hoy={hoy} />
      </Parte>
      <TermsField curso={curso} />
    </>
  );
}
