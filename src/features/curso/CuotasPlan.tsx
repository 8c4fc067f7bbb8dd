/** The instalments of a course one by one, with their due days, and from when those days count. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { offeredCuotas } from '../../domain/cotizacion/offeredCuotas.ts';
import type { PlannedCuota } from '../../domain/cotizacion/planCuotas.ts';
import type { WhenToPay } from '../../domain/cotizacion/whenToPay.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../../ui/data/Amount.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Text } from '../../ui/layout/Text.ts';
import { CuotasSummary } from './CuotasLine.tsx';

const Plan = styled(Text).attrs({ as: 'div', $tone: 'muted' })`
  display: grid;
  gap: 4px;

  > dl {
    display: grid;
    gap: 2px;
  }
  > dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
`;

interface CuotasPlanProps {
  readonly cuotas: readonly PlannedCuota[];
  readonly moneda: string;
  readonly cuando: WhenToPay;
  /** YYYY-MM-DD: the instalments are for an enrolment on that day. */
  readonly opensOn?: string | undefined;
}

export function CuotasPlan({ cuotas, moneda, cuando, opensOn }: CuotasPlanProps) {
  const t = useT('curso');
  const { date } = useFormat();
  const intro =
    cuando === 'ahora' && opensOn !== undefined
      ? t('cuotas.alAbrir', { fecha: date(opensOn) })
      : t(`cuotas.${cuando}`);
  return (
    <Plan>
      <p>
        <CuotasSummary cuotas={cuotas} moneda={moneda} />
      </p>
      <p>{intro}</p>
      <dl>
        {cuotas.map(({ orden, vence, valor }) => (
          <div key={orden}>
            <dt>{t('cuotas.cuota', { orden, fecha: date(vence) })}</dt>
            <dd>
              <Amount valor={valor} moneda={moneda} />
            </dd>
          </div>
        ))}
      </dl>
    </Plan>
  );
}

/** Shows each instalment that a course offers before anybody enrols; nothing if it is paid at once. */
export function CursoCuotas({ curso }: { readonly curso: Curso }) {
  const { instant } = useNow();
  const offered = offeredCuotas(curso, instant.getTime());
  return offered ? <CuotasPlan {...offered} moneda={curso.moneda} /> : null;
}
