/** Who takes part. Stands inside a FormProvider whose values have a `participante` (see personaValues.ts). */
import { useT } from '../../i18n/useT.ts';
import { IdentificacionFields } from './IdentificacionFields.tsx';
import { PersonaGrid } from './PersonaGrid.ts';
import { PersonaPhoneField } from './PersonaPhoneField.tsx';
import { PersonaTextField } from './PersonaTextField.tsx';

interface ParticipanteFieldsProps {
  /** Says what will be sent to the e-mail. */
  readonly pistaCorreo: string;
  /** False where it is somebody else than who uses the browser, whose own data it would offer. */
  readonly autofill?: boolean;
}

export function ParticipanteFields({ pistaCorreo, autofill = true }: ParticipanteFieldsProps) {
  const t = useT('persona');
  const token = (name: string) => (autofill ? name : 'off');
  return (
    <PersonaGrid>
      <IdentificacionFields base="participante" autofill={autofill} />
      <PersonaTextField
        base="participante"
        label={t('etiqueta.nombres')}
        autoComplete={token('given-name')}
        dir="auto"
        campo="nombres"
      />
      <PersonaTextField
        base="participante"
        label={t('etiqueta.apellidos')}
        autoComplete={token('family-name')}
        dir="auto"
        campo="apellidos"
      />
      <PersonaTextField
        base="participante"
        label={t('etiqueta.correo')}
        hint={pistaCorreo}
        autoComplete={token('email')}
        campo="correo"
      />
      <PersonaPhoneField base="participante" autofill={autofill} />
    </PersonaGrid>
  );
}
