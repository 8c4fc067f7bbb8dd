/** Who is billed: the client, as the institution has them on record, or somebody else, whose data are then asked for. */
import { useFormContext, useWatch } from 'react-hook-form';
import type { Cliente } from '../../../../contract/cliente.ts';
import { CompradorFields } from '../../../../features/persona/CompradorFields.tsx';
import { useT } from '../../../../i18n/useT.ts';
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx';
import { compradorDe } from './personas.ts';
import type { Valores } from './valores.ts';

export function PasoFacturacion({ cliente }: { readonly cliente: Cliente }) {
  const t = useT('inscripciones');
  const tSolicitud = useT('solicitud');
  const { register, control, getValues } = useFormContext<Valores>();
  const factura = useWatch({ control, name: 'factura' });
  return (
    <>
      <RadioGroup
        label={tSolicitud('factura.quien')}
        options={[
          {
            value: 'propia',
            label: t.rich('registro.facturaDe', {
              nombre: (
                <bdi key="nombre">
                  {compradorDe({ ...getValues(), factura: 'propia' }, cliente).razonSocial}
                </bdi>
              ),
            }),
            hint: t('registro.facturaDePista'),
          },
          { value: 'otro', label: tSolicitud('factura.otro'), hint: tSolicitud('factura.otroPista') },
        ]}
        {...register('factura')}
      />
      {factura === 'otro' && <CompradorFields />}
    </>
  );
}
