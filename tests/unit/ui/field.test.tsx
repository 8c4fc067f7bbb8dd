import { expect, test } from 'vitest';
import { Field } from '../../../src/ui/forms/Field.tsx';
import { renderSpanish } from '../support/renderSpanish.ts';

test.each([
  [{}, []],
  [{ hint: 'Como en la cédula' }, ['Como en la cédula']],
  [{ error: 'Falta' }, ['Falta']],
  [
    { hint: 'Como en la cédula', notice: '¿Seguro?', error: 'Falta' },
    ['Como en la cédula', '¿Seguro?', 'Falta'],
  ],
])('what stands under a control is read out with it: %j', async (texts, described) => {
  const html = await renderSpanish(
    <Field label="Nombres" {...texts}>
      {(control) => <input {...control} />}
    </Field>,
  );
  const [, ids = ''] = html.match(/<input [^>]*aria-describedby="([^"]*)"/) ?? [];
  const read = ids.split(' ').flatMap((id) => {
    const [, inside] = html.match(new RegExp(`<(?:p|div)[^>]* id="${id}"[^>]*>(.*?)</(?:p|div)>`)) ?? [];
    return inside === undefined ? [] : [inside.replaceAll(/<[^>]*>/g, '')];
  });
  expect(read).toEqual(described);
});
