/** The fields of the buyer, if it is not the participant. Needs a FormProvider whose values have a `comprador`. */
import { useT } from '../../i18n/useT.ts';
import { IdentificacionFields } from './IdentificacionFields.tsx';
import { PersonaGrid } from './PersonaGrid.ts';
import { PersonaPhoneField } from './PersonaPhoneField.tsx';
import { PersonaTextField } from './PersonaTextField.tsx';

export function CompradorFields() {
  const t = useT('persona');
  return (
    <PersonaGrid>
      <IdentificacionFields base="comprador" />
      <div data-wide="">
        <PersonaTextField
          base="comprador"
          field="razonSocial"
          hint={t('pista.razonSocial')}
          autoComplete="billing organization"
          dir="auto"
        />
      </div>
      <PersonaTextField
        base="comprador"
        field="correo"
        label={t('etiqueta.correoFactura')}
        autoComplete="billing email"
      />
      <PersonaPhoneField base="comprador" optional section="billing" />
      <div data-wide="">
        <PersonaTextField
          base="comprador"
          field="direccion"
          optional
          autoComplete="billing address-line1"
          dir="auto"
        />
      </div>
    </PersonaGrid>
  );
}
