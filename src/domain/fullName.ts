/** Returns a person's whole name, in one line. A person with one name has no surnames. */
export const fullName = ({
  nombres,
  apellidos,
}: {
  readonly nombres: string;
  readonly apellidos?: string | null | undefined;
}): string => `${nombres} ${apellidos ?? ''}`.trim();
