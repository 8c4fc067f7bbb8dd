/** Who is billed, when it is not who takes part. Stands inside a FormProvider whose values have a `comprador`. */
import { useT } from '../../i18n/useT.ts';
import { TextField } from '../forms/TextField.tsx';
import { IdentificacionFields } from './IdentificacionFields.tsx';
import { PersonaGrid } from './PersonaGrid.ts';
import { PhoneField } from './PhoneField.tsx';
import { usePersonaFields } from './usePersonaFields.ts';

export function CompradorFields() {
  const t = useT('persona');
  const { field, phone } = usePersonaFields('comprador');
  return (
    <PersonaGrid>
      <IdentificacionFields base="comprador" />
      <div data-wide="">
        <TextField
          label={t('etiqueta.razonSocial')}
          hint={t('pista.razonSocial')}
          autoComplete="billing organization"
          dir="auto"
          {...field('razonSocial')}
        />
      </div>
      <TextField
        label={t('etiqueta.correoFactura')}
        type="email"
        inputMode="email"
        autoComplete="billing email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...field('correo')}
      />
      <PhoneField label={t('etiqueta.telefono')} optional section="billing" {...phone()} />
      <div data-wide="">
        <TextField
          label={t('etiqueta.direccion')}
          optional
          autoComplete="billing address-line1"
          dir="auto"
          {...field('direccion')}
        />
      </div>
    </PersonaGrid>
  );
}
