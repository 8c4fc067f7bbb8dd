/** Says in one line, in the same words everywhere, that a course is paid in instalments. */
import type { Curso } from '../../contract/curso.ts';
import { offeredCuotas } from '../../domain/cotizacion/offeredCuotas.ts';
import type { PlannedCuota } from '../../domain/cotizacion/planCuotas.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Text } from '../../ui/layout/Text.ts';

interface CuotasSummaryProps {
  readonly cuotas: readonly PlannedCuota[];
  readonly moneda: string;
}

export function CuotasSummary({ cuotas, moneda }: CuotasSummaryProps) {
  const t = useT('curso');
  return t.rich('cuotas.resumen', {
    count: cuotas.length,
    valor: <Amount valor={cuotas[0]?.valor ?? 0} moneda={moneda} />,
  });
}

/** Renders nothing if the course cannot be paid in instalments. */
export function CuotasLine({ curso }: { readonly curso: Curso }) {
  const { instant } = useNow();
  const offered = offeredCuotas(curso, instant.getTime());
  if (!offered) return null;
  return (
    <Text $tone="muted">
      <CuotasSummary cuotas={offered.cuotas} moneda={curso.moneda} />
    </Text>
  );
}
