// A form and the API judge alike: what the contract refuses is an error at its field, by the same code.
import { expect, it, test } from 'vitest';
import { SolicitudNueva } from '../../../src/contract/solicitud.ts';
import { contractResolver } from '../../../src/ui/forms/contractResolver.ts';
import { cases, participante } from '../support/validations.ts';

const solicitud = { curso: 'EXT-2026-001', participante, terminos: { version: '2026-01' } };
const resolve = contractResolver<typeof solicitud>(SolicitudNueva, (values) => values);
const judge = async (changed: object) => {
  const values = { ...solicitud, participante: { ...participante, ...changed } };
  return resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
};

test.each(cases)('a form judges as the contract does: $field, $rule', async ({ change, field, code }) => {
  const { errors } = await judge(change);
  expect(errors.participante?.[field]?.message).toBe(code);
});

it('names every field that is wrong, also those that are judged together', async () => {
  const { errors } = await judge({ identificacion: '1714307104', nombres: '' });
  expect(errors.participante?.nombres?.message).toBe('requerido');
  expect(errors.participante?.identificacion?.message).toBe('identificacion_digito_verificador');
});

it('keeps what was typed as it was typed', async () => {
  const { values } = await judge({ nombres: '  Ana ' });
  expect(values).toMatchObject({ participante: { nombres: '  Ana ' } });
});
