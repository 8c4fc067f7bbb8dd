/** Lets somebody else pay an enrolment: its payment link to copy, share, show as QR or revoke, or a new one. Folded. */
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { ownEnlace } from '../../../domain/pagos/ownEnlace.ts';
import { EnlaceActions, FoldSummary } from '../../../features/pago/EnlaceReady.tsx';
import { PagarButton } from '../../../features/pago/PagarButton.tsx';
import { RevokeButton } from '../../../features/pago/RevokeButton.tsx';
import { useT } from '../../../i18n/useT.ts';
import { Amount } from '../../../ui/data/Amount.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { useEnlaces } from './useEnlaces.ts';

const Fold = styled.details`
  margin-block-start: 16px;
`;

export function OtherPayer({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('pago');
  const { numero, facturas } = inscripcion;
  const { data } = useEnlaces(numero);
  const enlace = ownEnlace(data?.resultados ?? [], facturas);
  return (
    <Fold data-print="none">
      <FoldSummary>{t('otraPersona')}</FoldSummary>
      <Stack $gap={12}>
        {enlace ? (
          <>
            <Text $tone="muted">
              {t.rich('listoTexto', {
                valor: <Amount key="valor" valor={enlace.pendiente} moneda={enlace.moneda} />,
                fecha: <DateText key="fecha" value={enlace.caducaEl} show="moment" />,
              })}
            </Text>
            <Stack $row $gap={8}>
              <EnlaceActions enlace={enlace} />
              <RevokeButton id={enlace.id} />
            </Stack>
          </>
        ) : (
          <div>
            <PagarButton
              what={{ requested: facturas.map((factura) => ({ numero: factura })) }}
              mode="enlace"
              tone="outline"
              size="small"
            >
              {t('enlace')}
            </PagarButton>
          </div>
        )}
      </Stack>
    </Fold>
  );
}
