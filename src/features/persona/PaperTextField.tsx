/** A text of a person that PDFs show, such as the invoice. Says which of its letters they cannot show, and stops nobody. */
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';

/** As many letters are named; a text in another script may have dozens. */
const namedMax = 5;

export function PaperTextField({
  name,
  ...rest
}: Omit<TextFieldProps, 'notice' | 'name'> & { readonly name: string }) {
  const t = useT('persona');
  const letters = useMissingLetters(String(useWatch({ name }) ?? ''));
  const named = letters.slice(0, namedMax).join(' ');
  return (
    <TextField
      name={name}
      {...rest}
      notice={
        letters.length > 0
          ? t.rich('aviso.sin_letras', {
              letras: <bdi key="letras">{letters.length > namedMax ? `${named} …` : named}</bdi>,
            })
          : null
      }
    />
  );
}

/** Loads the list of letters when one is typed that not every PDF has. Nobody needs it to go on: without it there is no notice. */
function useMissingLetters(typed: string): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const isOdd = /[^\0-\u024F]/.test(typed);
  useEffect(() => {
    if (!isOdd) return;
    let current = true;
    void import('../../domain/missingLetters.ts').then(
      ({ missingLetters }) => current && setFound(missingLetters(typed)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [typed, isOdd]);
  // Until the list has been asked about a key press, what it said of the letters that are left.
  return isOdd ? found.filter((letter) => typed.normalize('NFC').includes(letter)) : [];
}
