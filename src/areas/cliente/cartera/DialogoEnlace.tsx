/**
 * From chosen invoices to a payment link: how much of each, until when the link is good; then the link, to pay now or to
 * pass on.
 */
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Enlace } from '../../../contract/enlace.ts';
import type { Factura } from '../../../contract/factura.ts';
import { sumValores } from '../../../domain/dinero.ts';
import { horasEnlace } from '../../../domain/plazos.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { invalidateConsultas } from '../../../state/consultas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useSendOnce } from '../../../ui/useSendOnce.ts';
import { EnlaceHecho } from './EnlaceHecho.tsx';
import { parseImporte, writeImporte } from './importe.ts';

interface Props {
  /** At least one, all of one currency. */
  readonly facturas: readonly Factura[];
  /** `hecho`: a link was made. */
  readonly onClose: (hecho: boolean) => void;
}

const plazos = [24, horasEnlace, 168, 720] as const;

const Campos = styled.form`
  display: grid;
  gap: 16px;
`;
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-block-start: 12px;
  border-block-start: 1px dashed var(--portal-line);
  font-size: 18px;
  font-weight: 600;
`;

export function DialogoEnlace({ facturas, onClose }: Props) {
  const t = useT('cartera');
  const { money, number } = useFormat();
  const form = useId();
  const [hecho, setHecho] = useState<Enlace>();
  const [horas, setHoras] = useState<number>(horasEnlace);
  const signo = number(1.5).replace(/\d/g, '') || '.';
  const [textos, setTextos] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      facturas.map(({ numero, saldo, moneda }) => [numero, writeImporte(saldo, moneda, signo)]),
    ),
  );
  const [probado, setProbado] = useState(false);
  const envio = useSendOnce({
    call: (body: { facturas: { numero: string; valor: number }[]; caducaEnHoras: number }, clave: string) =>
      api('POST /api/cliente/enlaces', { body, idempotencyKey: clave }),
    onDone: (enlace) => {
      setHecho(enlace);
      invalidateConsultas('/api/cliente/enlaces');
      invalidateConsultas('/api/cliente/inscripciones');
    },
  });

  const lineas = facturas.map((factura) => {
    const valor = parseImporte(textos[factura.numero] ?? '', factura.moneda);
    const error =
      valor === undefined
        ? t('enlace.formato')
        : valor > factura.saldo
          ? t('enlace.excede', { saldo: money(factura.saldo, factura.moneda) })
          : undefined;
    return { factura, valor, error };
  });
  const validas = lineas.every(({ error }) => error === undefined);
  const total = sumValores(lineas.map(({ valor = 0 }) => valor));
  const moneda = facturas[0]?.moneda ?? 'USD';

  const submit = () => {
    setProbado(true);
    if (!validas) return;
    void envio.send({
      facturas: lineas.map(({ factura, valor = 0 }) => ({ numero: factura.numero, valor })),
      caducaEnHoras: horas,
    });
  };

  return (
    <Dialog
      open
      onClose={() => onClose(hecho !== undefined)}
      title={t(hecho ? 'enlace.hecho' : 'enlace.titulo')}
      actions={
        hecho ? undefined : (
          <Button type="submit" form={form} loading={envio.sending}>
            {t('enlace.crear')}
          </Button>
        )
      }
    >
      {hecho ? (
        <EnlaceHecho enlace={hecho} />
      ) : (
        <Campos
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {envio.failure !== undefined && (
            <ErrorState inline error={envio.failure} title={t('enlace.fallo')} />
          )}
          {lineas.map(({ factura, error }) => (
            <TextField
              key={factura.numero}
              label={t('enlace.valorDe', { numero: factura.numero })}
              hint={t('enlace.saldo', { saldo: money(factura.saldo, factura.moneda) })}
              error={probado || (textos[factura.numero] ?? '') !== '' ? error : undefined}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              value={textos[factura.numero] ?? ''}
              onChange={({ target }) => setTextos({ ...textos, [factura.numero]: target.value })}
            />
          ))}
          <Select
            label={t('enlace.plazo')}
            value={String(horas)}
            onChange={({ target }) => setHoras(Number(target.value))}
          >
            {plazos.map((plazo) => (
              <option key={plazo} value={plazo}>
                {t('enlace.dias', { count: plazo / 24 })}
              </option>
            ))}
          </Select>
          <Total>
            <span>{t('factura.total')}</span>
            <Amount valor={total} moneda={moneda} />
          </Total>
        </Campos>
      )}
    </Dialog>
  );
}
