/** What an enrolment costs and what is still owed, its invoices, and until when it can be cancelled. */

import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { routes } from '../parts/routes.ts';

const Sums = styled.dl`
  display: grid;
  gap: 10px;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
  }
  dt {
    color: var(--portal-text-2);
  }
  dd {
    min-inline-size: 0;
    display: grid;
    justify-items: end;
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
  }
  > div[data-saldo] {
    align-items: baseline;
    padding-block-end: 14px;
    margin-block-end: 4px;
    border-block-end: 1px dashed var(--portal-line);
    font-size: 20px;
    line-height: 28px;
  }
  > div[data-saldo] dt {
    color: var(--portal-text);
    font-size: 16px;
    font-weight: 600;
  }
`;

/** In the lines in which it was typed. */
const Paragraphs = styled.bdi`
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-align: start;
`;

export function ValoresCard({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const {
    estado,
    valor,
    descuento,
    condicion,
    total,
    saldo,
    moneda,
    facturas,
    anulada,
    puedeAnular,
    anulableHasta,
  } = inscripcion;
  const money = (minor: number) => <Amount valor={minor} moneda={moneda} />;
  return (
    <Card>
      <CardHead title={t('detalle.valores')} />
      <Sums>
        <Row name={t('detalle.valor')}>{money(valor)}</Row>
        {descuento > 0 && <Row name={t('detalle.descuento')}>{money(-descuento)}</Row>}
        {condicion && (
          <Row name={t('detalle.condicion')}>
            <span>
              {condicion.tipo === 'codigo'
                ? t('detalle.conCodigo')
                : t.rich('detalle.declarado', { declaracion: <bdi>{condicion.declaracion}</bdi> })}
            </span>
          </Row>
        )}
        <Row name={t('detalle.total')}>{money(total)}</Row>
        <div data-saldo="">
          <dt>{t('detalle.saldo')}</dt>
          <dd>{money(saldo)}</dd>
        </div>
        <Row name={t('detalle.facturas', { count: facturas.length })}>
          {facturas.length === 0
            ? t('detalle.sinFacturas')
            : facturas.map((numero) => <FacturaLink key={numero} numero={numero} />)}
        </Row>
        {estado === 'activa' && puedeAnular && (
          <Row name={t('detalle.anulableHasta')}>
            <DateText value={anulableHasta} show="day" />
          </Row>
        )}
        {anulada && <Anulacion anulada={anulada} money={money} />}
      </Sums>
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
  const clave = `motivo.${motivo}`;
  return (
    <>
      <Row name={t('motivoEtiqueta')}>{t.has(clave) ? t(clave) : t('motivo.otro')}</Row>
      {comentario && (
        <Row name={t('anular.comentario')}>
          <Paragraphs>{comentario}</Paragraphs>
        </Row>
      )}
      {retencion > 0 && <Row name={t('detalle.retenido')}>{money(retencion)}</Row>}
      {notaCredito && (
        <Row name={t('detalle.notaCredito')}>
          <FacturaLink numero={notaCredito} />
        </Row>
      )}
    </>
  );
}

/** Of an invoice or a credit note, which opens it. */
function FacturaLink({ numero }: { readonly numero: string }) {
  return (
    <TextLink to={routes.factura(numero)}>
      <Code>{numero}</Code>
    </TextLink>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Row({ name, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
