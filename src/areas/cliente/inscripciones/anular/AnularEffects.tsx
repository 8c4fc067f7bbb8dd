/** What cancelling does with the money and the seat, before and after: the same lines, so that they can be compared. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AnulacionResult } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Amount } from '../../../../ui/data/Amount.tsx';
import { Text } from '../../../../ui/Text.ts';

interface Props {
  readonly effects: Omit<AnulacionResult, 'inscripcion'>;
  /** The course has so many seats and no more: only then is one given up. */
  readonly limited: boolean;
  /** The number of the credit note, once it is written. */
  readonly notaCredito?: ReactNode;
}

const Amounts = styled.dl`
  display: grid;
  gap: 10px;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  dd {
    font-weight: 600;
    text-align: end;
  }
  > div[data-strong] {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--portal-line);
    font-size: 18px;
    line-height: 28px;
  }
`;
const Sentences = styled(Text).attrs({ as: 'ul', $tone: 'muted' })`
  display: grid;
  gap: 6px;
  padding-inline-start: 20px;
`;

export function AnularEffects({ effects, limited, notaCredito: nota }: Props) {
  const t = useT('inscripciones');
  const { pagado, retencion, notaCredito, saldoAFavor, anulaFactura, liberaCupo, moneda } = effects;
  const money = (valor: number) => <Amount valor={valor} moneda={moneda} />;
  return (
    <>
      {pagado > 0 && (
        <Amounts>
          <div>
            <dt>{t('anular.pagado')}</dt>
            <dd>{money(pagado)}</dd>
          </div>
          <div>
            <dt>{t('anular.retencion')}</dt>
            <dd>{money(-retencion)}</dd>
          </div>
          <div data-strong="">
            <dt>{t('anular.saldoAFavor')}</dt>
            <dd>{money(saldoAFavor)}</dd>
          </div>
          {notaCredito > 0 && (
            <div>
              <dt>{t('anular.notaCredito')}</dt>
              <dd>
                {money(notaCredito)} {nota}
              </dd>
            </div>
          )}
        </Amounts>
      )}
      <Sentences>
        {saldoAFavor > 0 && <li>{t('anular.usoSaldo')}</li>}
        {anulaFactura && <li>{t('anular.anulaFactura')}</li>}
        {pagado === 0 && !anulaFactura && <li>{t('anular.sinCosto')}</li>}
        {liberaCupo && limited && <li>{t('anular.liberaCupo')}</li>}
      </Sentences>
    </>
  );
}
