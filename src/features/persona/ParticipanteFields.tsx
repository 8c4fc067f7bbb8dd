/** Who takes part. Stands inside a FormProvider whose values have a `participante` (see valores.ts). */
import { useT } from '../../i18n/useT.ts';
import { IdentificacionFields } from './IdentificacionFields.tsx';
import { PersonaGrid } from './PersonaGrid.ts';
import { PersonaPhoneField } from './PersonaPhoneField.tsx';
import { PersonaTextField } from './PersonaTextField.tsx';

interface ParticipanteFieldsProps {
  /** Says what will be sent to the e-mail. */
  readonly pistaCorreo: string;
}

export function ParticipanteFields({ pistaCorreo }: ParticipanteFieldsProps) {
  const t = useT('persona');
  return (
    <PersonaGrid>
      <IdentificacionFields base="participante" />
      <PersonaTextField
        base="participante"
        label={t('etiqueta.nombres')}
        autoComplete="given-name"
        dir="auto"
        campo="nombres"
      />
      <PersonaTextField
        base="participante"
        label={t('etiqueta.apellidos')}
        autoComplete="family-name"
        dir="auto"
        campo="apellidos"
      />
      <PersonaTextField
        base="participante"
        label={t('etiqueta.correo')}
        hint={pistaCorreo}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        campo="correo"
      />
      <PersonaPhoneField base="participante" />
    </PersonaGrid>
  );
}
