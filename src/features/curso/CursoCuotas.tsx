/** That a course can be paid in instalments: in a line, or with each of them. Renders nothing where it cannot. */
import type { Curso } from '../../contract/curso.ts';
import { offeredCuotas } from '../../domain/cotizacion/offeredCuotas.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { Text } from '../../ui/Text.ts';
import { useNow } from '../../ui/useNow.ts';
import { CuotasPlan } from './CuotasPlan.tsx';

interface CursoCuotasProps {
  readonly curso: Curso;
  readonly whole?: boolean;
}

export function CursoCuotas({ curso, whole = false }: CursoCuotasProps) {
  const t = useT('curso');
  const { instante } = useNow();
  const offered = offeredCuotas(curso, instante.getTime());
  const first = offered?.cuotas[0];
  if (!offered || !first) return null;
  const { moneda } = curso;
  if (whole) return <CuotasPlan {...offered} moneda={moneda} />;
  return (
    <Text $tone="muted">
      {t.rich('cuotas.resumen', {
        count: offered.cuotas.length,
        valor: <Amount valor={first.valor} moneda={moneda} />,
      })}
    </Text>
  );
}
