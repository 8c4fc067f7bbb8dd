/** Says in one line that a course can be paid in instalments. Renders nothing if it cannot. */
import type { Curso } from '../../contract/curso.ts';
import { offeredCuotas } from '../../domain/cotizacion/offeredCuotas.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Text } from '../../ui/layout/Text.ts';

export function CuotasLine({ curso }: { readonly curso: Curso }) {
  const t = useT('curso');
  const { instant } = useNow();
  const { cuotas: [first, ...others] = [] } = offeredCuotas(curso, instant.getTime()) ?? {};
  if (!first) return null;
  return (
    <Text $tone="muted">
      {t.rich('cuotas.resumen', {
        count: 1 + others.length,
        valor: <Amount valor={first.valor} moneda={curso.moneda} />,
      })}
    </Text>
  );
}
