/** Parses a telephone number that was typed with its country: selects the country, and says how it read the rest. */
import { type ReactNode, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import { fromE164, lacksPlus, type Phone, toE164 } from './phone.ts';

interface PhoneReading {
  /** Says how a number without the plus was read, as long as it is unchanged; null for any other. */
  readonly notice: ReactNode;
  /** To be called when the number's field loses the focus. */
  takeApart(): void;
}

/** @param pais,telefono the names of the two fields */
export function usePhoneReading<T extends FieldValues>(
  { control, getValues, setValue }: Pick<UseFormReturn<T>, 'control' | 'getValues' | 'setValue'>,
  pais: Path<T>,
  telefono: Path<T>,
): PhoneReading {
  const t = useT('persona');
  const [read, setRead] = useState<Phone & { readonly whole: string }>();
  const [chosen, numero] = useWatch({ control, name: [pais, telefono] });
  const isRead = numero === read?.numero && chosen === read?.pais;
  const write = (name: Path<T>, value: string) =>
    setValue(name, value as PathValue<T, Path<T>>, { shouldDirty: true });
  return {
    notice:
      isRead && read ? t.rich('aviso.telefono', { numero: <Code key="numero">{read.whole}</Code> }) : null,
    takeApart() {
      const typed = { pais: String(getValues(pais)), numero: String(getValues(telefono)) };
      const whole = lacksPlus(typed) ? toE164(typed) : typed.numero;
      const phone = fromE164(whole, typed.pais);
      if (!phone) return;
      setRead(whole === typed.numero ? undefined : { ...phone, whole });
      write(pais, phone.pais);
      write(telefono, phone.numero);
    },
  };
}
