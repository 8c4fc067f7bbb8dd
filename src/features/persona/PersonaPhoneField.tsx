/** The telephone of a person. A number typed with its country selects that country. */
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { PhoneField } from './PhoneField.tsx';
import { type PersonaBase, usePersonaField } from './usePersonaField.ts';
import { usePhoneReading } from './usePhoneReading.tsx';

interface PersonaPhoneFieldProps {
  readonly base: PersonaBase;
  readonly optional?: boolean;
  readonly section?: string;
  /** False turns off the browser's suggestions. */
  readonly autofill?: boolean;
}

export function PersonaPhoneField({ base, ...rest }: PersonaPhoneFieldProps) {
  const t = useT('persona');
  const form = useFormContext();
  const { error, ...number } = usePersonaField(base, 'telefono');
  const [pais, telefono] = [`${base}.pais`, `${base}.telefono`];
  const { notice, takeApart } = usePhoneReading(form, pais, telefono);
  const country = form.register(pais, {
    onChange: () => {
      if (form.getFieldState(telefono).invalid) void form.trigger(telefono);
    },
  });
  const chosen: string = useWatch({ control: form.control, name: pais });
  return (
    <PhoneField
      {...rest}
      label={t('etiqueta.telefono')}
      error={error}
      notice={notice}
      country={country}
      chosen={chosen}
      number={{
        ...number,
        required: !rest.optional,
        onBlur: (event) => {
          takeApart();
          void number.onBlur(event);
        },
      }}
    />
  );
}
