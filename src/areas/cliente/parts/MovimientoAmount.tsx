/** The amount of a movement, with what it does to the debt: a charge adds to it, a credit takes from it. */
import styled from 'styled-components';
import type { Movimiento } from '../../../contract/movimiento.ts';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Lesser } from '../lists/cells.tsx';

const Abono = styled.span`
  color: var(--portal-success);
`;

export function MovimientoAmount({ movimiento }: { readonly movimiento: Movimiento }) {
  const t = useT('libro');
  const { debe, haber, moneda } = movimiento;
  if (debe > 0)
    return (
      <>
        <Lesser as="span">{t('cargo')}</Lesser> <Amount valor={debe} moneda={moneda} sign="always" />
      </>
    );
  return (
    <>
      <Lesser as="span">{t('abono')}</Lesser>{' '}
      <Abono>
        <Amount valor={-haber} moneda={moneda} />
      </Abono>
    </>
  );
}
