/** Asks who is billed: the person whom the API bills by default, or somebody else, whose data it then asks for. */
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { RadioGroup, type RadioOption } from '../../ui/forms/RadioGroup.tsx';
import { CompradorFields } from '../persona/CompradorFields.tsx';
import type { InscripcionValues } from './inscripcionValues.ts';

interface BillingFieldsProps {
  /** Names the person whom the API bills by default. */
  readonly own: Pick<RadioOption, 'label' | 'hint'>;
}

export function BillingFields({ own }: BillingFieldsProps) {
  const t = useT('solicitud');
  const { register, control } = useFormContext<InscripcionValues>();
  const factura = useWatch({ control, name: 'factura' });
  return (
    <>
      <RadioGroup
        label={t('factura.quien')}
        options={[
          { value: 'propia', ...own },
          { value: 'otro', label: t('factura.otro'), hint: t('factura.otroPista') },
        ]}
        {...register('factura')}
      />
      {factura === 'otro' && <CompradorFields />}
    </>
  );
}
