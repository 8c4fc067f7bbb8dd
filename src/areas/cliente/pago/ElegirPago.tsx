/** How much of each invoice is paid; for a link to pass on, also until when it is good. */
import styled from 'styled-components';
import type { Factura } from '../../../contract/factura.ts';
import { cuotasEnCuenta } from '../../../domain/cuenta/deudas.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Plazo } from './Plazo.tsx';
import type { Elegido, LineaElegida } from './useElegido.ts';
import type { usePorPagar } from './usePorPagar.ts';

const Campos = styled.form`
  display: grid;
  gap: 16px;
`;
const Linea = styled.div`
  display: grid;
  gap: 8px;

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding-block-start: 16px;
  border-block-start: 1px dashed var(--portal-line);
  font-size: 18px;
  font-weight: 600;
`;

interface Props {
  readonly id: string;
  readonly carga: ReturnType<typeof usePorPagar>;
  readonly elegido: Elegido;
  /** Why the link could not be made. */
  readonly fallo: unknown;
  /** Left out where the person pays at once. */
  readonly horas: number | undefined;
  readonly onHoras: (horas: number) => void;
  readonly onSubmit: () => void;
}

export function ElegirPago({ id, carga, elegido, fallo, horas, onHoras, onSubmit }: Props) {
  const t = useT('pago');
  const { porPagar, error, retry } = carga;
  if (error !== undefined) {
    return <ErrorState inline error={error} title={t('falloFacturas')} onRetry={retry} />;
  }
  if (!porPagar) {
    return (
      <SkeletonGroup>
        <Skeleton $width="60%" />
        <br />
        <Skeleton $height="48px" />
      </SkeletonGroup>
    );
  }
  if (porPagar.length === 0) return <p>{t('nada')}</p>;
  return (
    <Campos
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fallo !== undefined && <ErrorState inline error={fallo} title={t('fallo')} />}
      {elegido.lineas.map((linea) => (
        <Importe key={linea.factura.numero} linea={linea} onWrite={elegido.write} />
      ))}
      {horas !== undefined && <Plazo horas={horas} onHoras={onHoras} />}
      <Total role="status">
        <span>{t('total', { count: elegido.lineas.length })}</span>
        <Amount valor={elegido.total} moneda={elegido.moneda} />
      </Total>
    </Campos>
  );
}

interface ImporteProps {
  readonly linea: LineaElegida;
  readonly onWrite: Elegido['write'];
}

function Importe({ linea: { factura, texto, error }, onWrite }: ImporteProps) {
  const t = useT('pago');
  const { money } = useFormat();
  const { numero, saldo, moneda, lineas } = factura;
  const cuota = proximaOf(factura);
  return (
    <Linea>
      <TextField
        label={t('valorDe', { numero })}
        hint={[isolate(lineas[0]?.descripcion ?? ''), t('saldo', { saldo: money(saldo, moneda) })]
          .filter(Boolean)
          .join(' · ')}
        error={error}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={texto}
        onChange={({ target }) => onWrite(factura, target.value)}
      />
      {cuota !== undefined && (
        <div>
          <Button tone="outline" size="small" onClick={() => onWrite(factura, cuota)}>
            {t('laCuota', { valor: money(cuota, moneda) })}
          </Button>
          <Button tone="outline" size="small" onClick={() => onWrite(factura, saldo)}>
            {t('todo', { valor: money(saldo, moneda) })}
          </Button>
        </div>
      )}
    </Linea>
  );
}

/** A course's name keeps its own direction in a sentence of another one (first strong isolate … pop). */
const isolate = (texto: string): string => texto && `\u2068${texto}\u2069`;

/** What is left of the instalment to pay next, where that is not all that is owed. */
function proximaOf(factura: Factura): number | undefined {
  const proxima = cuotasEnCuenta(factura).find(({ saldo }) => saldo > 0);
  return proxima && proxima.saldo < factura.saldo ? proxima.saldo : undefined;
}
