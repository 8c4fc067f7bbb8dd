/**
 * The attributes by their names on the tag. True is an attribute without a value; false, null and undefined omit it.
 */
export type Atributos = Readonly<Record<string, string | number | boolean | null | undefined>>;

const attributeName = /^[a-z][\w-]*$/i;

/** The attributes to write, with their values. Throws a TypeError for a name that is invalid or would be a script. */
export function readDeclared(atributos: Atributos): [name: string, value: string][] {
  return Object.entries(atributos).flatMap(([name, value]): [string, string][] => {
    if (!attributeName.test(name) || /^on/i.test(name))
      throw new TypeError(`${JSON.stringify(name)} is no attribute of the tag.`);
    if (value === false || value === null || value === undefined) return [];
    return [[name, value === true ? '' : String(value)]];
  });
}
