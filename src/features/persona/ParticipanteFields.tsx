/** The fields of the participant. Needs a FormProvider whose values have a `participante` (see personaValues.ts). */
import { ApellidosField } from './ApellidosField.tsx';
import { IdentificacionFields } from './IdentificacionFields.tsx';
import { PersonaGrid } from './PersonaGrid.ts';
import { PersonaPhoneField } from './PersonaPhoneField.tsx';
import { PersonaTextField } from './PersonaTextField.tsx';

interface ParticipanteFieldsProps {
  /** Says what will be sent to the e-mail. */
  readonly correoHint: string;
  /** False if the participant is not the browser's user, whose own data it would suggest. */
  readonly autofill?: boolean;
}

export function ParticipanteFields({ correoHint, autofill = true }: ParticipanteFieldsProps) {
  const token = (name: string) => (autofill ? name : 'off');
  return (
    <PersonaGrid>
      <IdentificacionFields base="participante" autofill={autofill} />
      <PersonaTextField base="participante" field="nombres" autoComplete={token('given-name')} dir="auto" />
      <ApellidosField autoComplete={token('family-name')} />
      <PersonaTextField base="participante" field="correo" hint={correoHint} autoComplete={token('email')} />
      <PersonaPhoneField base="participante" autofill={autofill} />
    </PersonaGrid>
  );
}
