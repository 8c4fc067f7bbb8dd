// Refuses words of the institution in src/ui: what knows a course or an invoice belongs to src/features or an area.
import { listFiles, type SourceFile } from '../files.ts';

/** Spanish as in the README's “Words of the code”, and the English that would only hide them. */
const NOUNS = [
  'curso cupo docente inscripci[oó]n inscrito espera matr[ií]cula solicitud solicitante participante comprador',
  'cliente alumno estudiante identificaci[oó]n c[eé]dula cotizaci[oó]n descuento anulaci[oó]n anular retenci[oó]n',
  'factura cuota comprobante recibo reembolso pago cobro pasarela enlacePago aplicaci[oó]n cartera saldo movimiento',
  'antig[uü]edad course enrolment enrollment student teacher invoice receipt instalment payment payer refund discount',
].flatMap((line) => line.split(' '));
/** A noun alone or as a part of a name (`cursos`, `isCursoOpen`), not inside another word (`cursor`, `en_curso`). */
const NOUN = new RegExp(
  NOUNS.map((noun) => {
    const capital = `${noun[0]?.toUpperCase()}${noun.slice(1)}`;
    return `(?:(?<![A-Za-z_])${noun}|${capital})(?:e?s)?(?![a-z])|(?<![A-Z])${noun.toUpperCase()}(?![A-Z])`;
  }).join('|'),
  'g',
);
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** Gives a line for each place. */
export async function checkUiWords(): Promise<string[]> {
  return findInstitutionWords(await listFiles((path) => /^src\/ui\/.*\.tsx?$/.test(path)));
}

export function findInstitutionWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const inName = [...path.slice('src/ui/'.length).matchAll(NOUN)].map(
      ([word]) => `${path} is named after “${word}”`,
    );
    const code = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    const inCode = [...code.matchAll(NOUN)].map((match) => {
      const line = code.slice(0, match.index).split('\n').length;
      return `${path}:${line} says “${match[0]}”`;
    });
    return [...inName, ...inCode];
  });
}
