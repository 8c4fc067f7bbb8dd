/** Shows what an enrolment costs, what is paid and what is left, its invoices, and the last day to cancel it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { pagadoInscripcion } from '../../../domain/cuenta/pagadoInscripcion.ts';
import { inscripcionMachine } from '../../../domain/estados/inscripcion.ts';
import { isFinal } from '../../../domain/estados/machine.ts';
import { Named } from '../../../features/curso/Named.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { SumRow, Sums } from '../../../ui/data/Sums.tsx';
import { Card, CardHead } from '../../../ui/layout/Card.tsx';
import { routes } from '../parts/routes.ts';
import { OtherPayer } from './OtherPayer.tsx';

/** Keeps the line breaks of the typed text. */
const Paragraphs = styled.bdi`
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-align: start;
`;

/** An enrolment that is over, or costs nothing, gets no invoice. */
const awaitsFactura = ({ estado, total }: Inscripcion): boolean =>
  total > 0 && !isFinal(inscripcionMachine, estado);

export function ValoresCard({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { valor, descuento, condicion, total, saldo, moneda, facturas, anulada } = inscripcion;
  const pagado = pagadoInscripcion(inscripcion);
  const money = (minor: number) => <Amount valor={minor} moneda={moneda} />;
  return (
    <Card>
      <CardHead title={t('detalle.valores')} />
      <Sums>
        <SumRow name={t('detalle.valor')}>{money(valor)}</SumRow>
        {descuento > 0 && <SumRow name={t('detalle.descuento')}>{money(-descuento)}</SumRow>}
        {condicion && (
          <SumRow name={t('detalle.condicion')}>
            <span>
              {condicion.tipo === 'codigo'
                ? t('detalle.conCodigo')
                : t.rich('detalle.declarado', { declaracion: <bdi>{condicion.declaracion}</bdi> })}
            </span>
          </SumRow>
        )}
        {descuento > 0 && <SumRow name={t('detalle.total')}>{money(total)}</SumRow>}
        {pagado !== undefined && (
          <>
            <SumRow name={t('detalle.pagado')}>{money(pagado > 0 ? -pagado : 0)}</SumRow>
            <SumRow name={t('detalle.falta')} total>
              {money(saldo)}
            </SumRow>
          </>
        )}
        <SumRow name={t('detalle.facturas', { count: facturas.length })}>
          {facturas.length === 0
            ? t(awaitsFactura(inscripcion) ? 'detalle.sinFacturas' : 'detalle.ningunaFactura')
            : facturas.map((numero) => (
                <Named key={numero} to={routes.factura(numero)}>
                  {numero}
                </Named>
              ))}
        </SumRow>
        {inscripcion.estado === 'activa' && inscripcion.puedeAnular && (
          <SumRow name={t('detalle.anulableHasta')}>
            <DateText value={inscripcion.anulableHasta} show="day" />
          </SumRow>
        )}
        {anulada && <Anulacion anulada={anulada} money={money} />}
      </Sums>
      {saldo > 0 && <OtherPayer inscripcion={inscripcion} />}
    </Card>
  );
}

interface AnulacionProps {
  readonly anulada: NonNullable<Inscripcion['anulada']>;
  readonly money: (minor: number) => ReactNode;
}

function Anulacion({ anulada, money }: AnulacionProps) {
  const t = useT('inscripciones');
  const { motivo, comentario, retencion, notaCredito } = anulada;
  const key = `motivo.${motivo}`;
  return (
    <>
      <SumRow name={t('motivoEtiqueta')}>{t.has(key) ? t(key) : t('motivo.otro')}</SumRow>
      {comentario && (
        <SumRow name={t('anular.comentario')}>
          <Paragraphs>{comentario}</Paragraphs>
        </SumRow>
      )}
      {retencion > 0 && <SumRow name={t('detalle.retenido')}>{money(retencion)}</SumRow>}
      {notaCredito && (
        <SumRow name={t('detalle.notaCredito')}>
          <Named to={routes.factura(notaCredito)}>{notaCredito}</Named>
        </SumRow>
      )}
    </>
  );
}
