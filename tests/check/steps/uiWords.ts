// Refuses words of the institution in src/ui: what knows a course or an invoice belongs to src/features or an area.
import { parseSync } from 'vite';
import { listFiles, type SourceFile } from '../files.ts';
import { formsOf, wordsOf } from '../vocabulary.ts';

/** Spanish as in demo/docs/dev/words.md, and the English that would only hide them. */
const nouns = new Set(
  [
    'curso cupo docente inscripcion inscrito espera matricula solicitud solicitante participante comprador cliente alumno',
    'estudiante persona identificacion cedula ruc cotizacion descuento anulacion anular retencion factura cuota comprobante',
    'recibo reembolso pago pagar cobro pasarela enlace aplicacion cartera saldo deuda vencido antiguedad movimiento libro',
    'course enrol enrolment enrollment student teacher invoice receipt instalment installment payment payer debt overdue',
    'ledger refund discount',
  ].flatMap((line) => line.split(' ')),
);

/** Gives a line for each place. */
export async function checkUiWords(): Promise<string[]> {
  return findInstitutionWords(await listFiles((path) => /^src\/ui\/.*\.tsx?$/.test(path)));
}

/** A noun counts alone and as a part of a name (`cursos`, `isCursoOpen`, `MAX_CURSOS`), not inside another word (`cursor`). */
export function findInstitutionWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const inName = nounsIn(path.slice('src/ui/'.length)).map((noun) => `${path} is named after “${noun}”`);
    const inCode = withoutComments(path, text)
      .split('\n')
      .flatMap((line, index) => nounsIn(line).map((noun) => `${path}:${index + 1} says “${noun}”`));
    return [...inName, ...inCode];
  });
}

/** `en_curso` says that something is under way, no matter what. */
const nounsIn = (text: string): string[] =>
  wordsOf(text.replaceAll('en_curso', '')).filter((word) => formsOf(word).some((form) => nouns.has(form)));

/** Lines stay where they are. */
function withoutComments(path: string, text: string): string {
  const { comments } = parseSync(path, text);
  return comments.reduce(
    (code, { start, end }) =>
      code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end),
    text,
  );
}
