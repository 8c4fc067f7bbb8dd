/** Shows what cancelling does to the money and the seat, before and after in the same lines, so that they can be compared. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AnulacionResult } from '../../../../contract/inscripcion.ts';
import { useT } from '../../../../i18n/useT.ts';
import { Amount } from '../../../../ui/data/Amount.tsx';
import { SumRow, Sums } from '../../../../ui/data/Sums.tsx';
import { Text } from '../../../../ui/layout/Text.ts';

interface Props {
  readonly effects: Omit<AnulacionResult, 'inscripcion'>;
  /** The course has a limited number of seats: only then does cancelling free one. */
  readonly limited: boolean;
  /** The number of the credit note, once it is issued. */
  readonly notaCredito?: ReactNode;
}

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
        <Sums>
          <SumRow name={t('anular.pagado')}>{money(pagado)}</SumRow>
          <SumRow name={t('anular.retencion')}>{money(-retencion)}</SumRow>
          <SumRow name={t('anular.saldoAFavor')} total>
            {money(saldoAFavor)}
          </SumRow>
          {notaCredito > 0 && (
            <SumRow name={t('anular.notaCredito')}>
              {money(notaCredito)} {nota}
            </SumRow>
          )}
        </Sums>
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
