/** Returns a person's whole name, in one line. */
export const fullName = ({
  nombres,
  apellidos,
}: {
  readonly nombres: string;
  readonly apellidos: string;
}): string => `${nombres} ${apellidos}`.trim();
