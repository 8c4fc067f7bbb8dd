/** A person who is enrolled by somebody else gets mails at the typed address, without anything about money. */
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { composePending } from '../../demo/api/correo/composePending.ts';
import { correoSaliente } from '../../demo/api/db/schema/service.ts';
import { vencimientosTask } from '../../demo/api/inscripciones/vencimientosTask.ts';
import type { Inscripcion } from '../../src/contract/inscripcion.ts';
import { json, openApiForTest } from './support/api.ts';
import { addCliente, addCurso, newInscripcion, persona } from './support/school.ts';

const path = '/api/cliente/inscripciones';
const year = 400 * 24 * 3600;

async function openSchool() {
  const api = await openApiForTest({ base: 'empty', config: { tokenTtl: year } });
  const ana = await addCliente(api.services, 1);
  const { db } = api.database;
  return {
    api,

    db,
    enrol: async (curso: { id: string }, n?: number) =>
      json<Inscripcion>(
        await api.post(
          path,
          newInscripcion(curso, {
            aceptaEspera: true,
            ...(n === undefined ? {} : { participante: persona(n) }),
          }),
          ana.as,
        ),
      ),
    anular: ({ numero }: Inscripcion) =>
      api.post(`${path}/${numero}/anular`, { motivo: 'otro', comentario: 'No es asunto suyo' }, ana.as),
    mails: async () => {
      await composePending(api.services);
      return db.select().from(correoSaliente).orderBy(asc(correoSaliente.secuencia));
    },
  };
}

it('a person enrolled by somebody else gets a summary with the calendar at every step, without amounts or links', async () => {
  const { api, db, enrol, anular, mails } = await openSchool();
  const curso = await addCurso(db, { cupo: 1 });
  const mine = await enrol(curso, 10);
  const espera = await enrol(curso, 11);
  await anular(mine);
  api.clock.now = new Date(api.clock.now.getTime() + 73 * 3_600_000);
  await vencimientosTask.run(api.services);
  const all = await mails();
  const theirs = all.filter(({ para }) => para !== 'persona1@correo.test');
  expect(theirs.map(({ para, asunto }) => [para, asunto])).toEqual([
    ['persona10@correo.test', `${curso.nombre} · El cupo está reservado · ${mine.numero}`],
    ['persona11@correo.test', `${curso.nombre} · Está en la lista de espera · ${espera.numero}`],
    ['persona10@correo.test', `${curso.nombre} · Novedades de su inscripción · ${mine.numero}`],
    ['persona11@correo.test', `${curso.nombre} · El cupo está reservado · ${espera.numero}`],
    ['persona11@correo.test', `${curso.nombre} · Novedades de su inscripción · ${espera.numero}`],
  ]);
  const [enrolled, enEspera, anulada, promoted, caducada] = theirs;
  expect(enrolled?.texto).toContain('El cupo está reservado');
  expect(enrolled?.texto).toContain('Nombre BA De Prueba');
  expect(enEspera?.texto).toContain('lista de espera');
  expect(anulada?.texto).toContain(`ya no tiene inscripción en el curso ${curso.nombre} (${mine.numero})`);
  expect(promoted?.texto).toContain('El cupo está reservado');
  expect(caducada?.texto).toContain('ya no tiene inscripción');
  const withFile = theirs.map(({ adjuntos }) => (adjuntos as unknown[]).length);
  expect(withFile).toEqual([1, 0, 0, 1, 0]);
  for (const { texto, html } of theirs) {
    for (const said of [texto, html]) {
      expect(said).not.toMatch(/\$|100,00|\/pagar|\/cliente|[Pp]ague|factura|No es asunto suyo/);
      // The mail does not name the person who enrolled them either.
      expect(said).not.toMatch(/persona1@|Nombre B /);
    }
  }
});

it('if both have one mailbox, only the mail to the client is sent', async () => {
  const { db, enrol, anular, mails } = await openSchool();
  const mine = await enrol(await addCurso(db));
  await anular(mine);
  expect((await mails()).map(({ tipo, para }) => [tipo, para])).toEqual([
    ['inscripcion', 'persona1@correo.test'],
    ['anulada', 'persona1@correo.test'],
  ]);
});
