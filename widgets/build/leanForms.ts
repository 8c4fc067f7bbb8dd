// Leaves out of react-hook-form what nothing here asks of it.

/** Maps its parts, by their names, to what is left of them. */
const unused: readonly (readonly [RegExp, string])[] = [
  // The rules of a field that a form without a schema has: no field here has any.
  [/^var validateField = async \([\s\S]*?^\};$/m, 'var validateField = async () => ({});'],
  // Fields that are lists: there are none.
  [/^ {4}const _setFieldArray = \([\s\S]*?^ {4}\};$/m, '    const _setFieldArray = () => undefined;'],
];

/** Throws where a part is not found: after an update of react-hook-form the list has to be looked through again. */
export function leanForms(code: string): string {
  let lean = code;
  for (const [found, instead] of unused) {
    if (!found.test(lean)) throw new Error(`react-hook-form has no ${found}: see leanForms.ts`);
    lean = lean.replace(found, instead);
  }
  return lean;
}
