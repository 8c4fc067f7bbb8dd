/** Who takes part. Stands inside a FormProvider whose values have a `participante` (see valores.ts). */
import { useT } from '../../i18n/useT.ts';
import { TextField } from '../forms/TextField.tsx';
import { IdentificacionFields } from './IdentificacionFields.tsx';
import { PersonaGrid } from './PersonaGrid.ts';
import { PhoneField } from './PhoneField.tsx';
import { usePersonaFields } from './usePersonaFields.ts';

export function ParticipanteFields() {
  const t = useT('persona');
  const { field, phone } = usePersonaFields('participante');
  return (
    <PersonaGrid>
      <IdentificacionFields base="participante" />
      <TextField label={t('etiqueta.nombres')} autoComplete="given-name" dir="auto" {...field('nombres')} />
      <TextField
        label={t('etiqueta.apellidos')}
        autoComplete="family-name"
        dir="auto"
        {...field('apellidos')}
      />
      <TextField
        label={t('etiqueta.correo')}
        hint={t('pista.correo')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...field('correo')}
      />
      <PhoneField label={t('etiqueta.telefono')} {...phone()} />
    </PersonaGrid>
  );
}
