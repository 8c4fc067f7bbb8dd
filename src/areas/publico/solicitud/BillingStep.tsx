/** Who is billed: who takes part, or somebody else, whose data are then asked for. */
import { useFormContext, useWatch } from 'react-hook-form';
import { CompradorFields } from '../../../features/persona/CompradorFields.tsx';
import { useT } from '../../../i18n/useT.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import type { Valores } from './valores.ts';

export function BillingStep() {
  const t = useT('solicitud');
  const { register, control } = useFormContext<Valores>();
  const factura = useWatch({ control, name: 'factura' });
  return (
    <>
      <RadioGroup
        label={t('factura.quien')}
        options={[
          { value: 'participante', label: t('factura.participante'), hint: t('factura.participantePista') },
          { value: 'otro', label: t('factura.otro'), hint: t('factura.otroPista') },
        ]}
        {...register('factura')}
      />
      {factura === 'otro' && <CompradorFields />}
    </>
  );
}
