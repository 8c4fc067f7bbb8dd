/** Mails have the same content in all languages, and show typed text only as text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CursoWithSesiones } from '../../../demo/api/calendario/renderCalendario.ts';
import { readConfig } from '../../../demo/api/config.ts';
import { frameLetter } from '../../../demo/api/correo/composePending.ts';
import type { LetterBody } from '../../../demo/api/correo/letters.ts';
import { fillLine, own, typed } from '../../../demo/api/correo/line.ts';
import { mailTexts } from '../../../demo/api/correo/mailTexts.ts';
import { renderHtml } from '../../../demo/api/correo/renderHtml.ts';
import { plain, renderText } from '../../../demo/api/correo/renderText.ts';
import { cuentaWriters } from '../../../demo/api/cuentas/letters.ts';
import { institucionDemo } from '../../../demo/api/db/institucion.ts';
import { pagoAFavor } from '../../../demo/api/decoys/pagoAFavor.ts';
import { formatsOf } from '../../../demo/api/http/formatsOf.ts';
import type { KeptCursoMail } from '../../../demo/api/inscripciones/letters/blocks.ts';
import { hasSeat, type Standing } from '../../../demo/api/inscripciones/letters/hasSeat.ts';
import { attachmentsOf, cursoWriters } from '../../../demo/api/inscripciones/letters/letters.ts';
import { letterOfRecibo } from '../../../demo/api/recibos/reciboMail.ts';
import { estadosInscripcion } from '../../../src/domain/estados/inscripcion.ts';
import { directionOf, type Idioma, idiomas, localeOf } from '../../../src/domain/idiomas.ts';
import type { Aviso, KeptMail } from '../../api/support/avisos.ts';
import { sampleRecibo } from '../../api/support/sampleRecibo.ts';
import { anyCharacter } from '../../support/anyCharacter.ts';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const spanish = flatten(mailTexts.es);
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe('the texts', () => {
  it.each(idiomas)('in %s have the keys and the placeholders of the Spanish ones', (idioma) => {
    const own = flatten(mailTexts[idioma]);
    expect([...own.keys()]).toEqual([...spanish.keys()]);
    for (const [key, text] of own) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(spanish.get(key))]);
      expect(text.trim()).not.toBe('');
    }
  });

  it.each(idiomas)('in %s name states and kinds of courses as the portal does', (idioma) => {
    const portal = (area: string) =>
      JSON.parse(
        readFileSync(join(import.meta.dirname, `../../../src/i18n/locales/${idioma}/${area}.json`), 'utf8'),
      );
    expect(mailTexts[idioma].estados).toEqual(portal('inscripciones').estado);
    expect(mailTexts[idioma].modalidades).toEqual(portal('curso').modalidad);
  });

  it('are one file for each language', () => {
    const folder = join(import.meta.dirname, '../../../demo/api/correo/textos');
    expect(readdirSync(folder).toSorted()).toEqual(idiomas.map((idioma) => `${idioma}.json`).toSorted());
  });
});

const curso: CursoWithSesiones = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  identificacion: 'EXT-2026-014',
  nombre: 'Node.js y bases de datos',
  descripcion: 'Descripción',
  modalidad: 'hibrida',
  inicio: '2026-04-01',
  fin: '2026-06-03',
  canceladoEl: null,
  version: 1,
  sesiones: [
    {
      orden: 1,
      inicio: new Date('2026-04-01T23:00:00Z'),
      fin: new Date('2026-04-02T01:00:00Z'),
      lugar: 'Aula 204',
    },
  ],
};
const envelope = {
  para: 'ana@portal.test',
  nombre: 'Ana',
  cursoId: curso.id,
  curso: { codigo: curso.identificacion, nombre: curso.nombre },
  participante: { nombres: 'Ana', apellidos: 'Quishpe' },
};
const cotizacion = {
  moneda: 'USD',
  valor: 180_000,
  descuento: 27_000,
  rebaja: { motivo: 'Pronto pago', hasta: '2026-03-30' },
  total: 153_000,
  desglose: { subtotal: 156_522, descuento: 23_478, impuestos: 19_956, total: 153_000, lineas: [] },
  cuotas: [
    { orden: 1, vence: '2026-03-19', valor: 76_500 },
    { orden: 2, vence: '2026-04-19', valor: 76_500 },
  ],
};
const caducaEl = '2026-03-19T15:00:00.000Z';
const enlace = { codigo: 'abcDEF-123', caducaEl, valor: 76_500 };
const precio = { total: 153_000, moneda: 'USD' };

type WithoutEnvelope<T> = T extends KeptMail ? Omit<T, keyof typeof envelope | 'idioma'> : never;

/** Mails of every kind, with every variant. */
const avisos: WithoutEnvelope<KeptMail>[] = [
  ...(['pago', 'gratis', 'aprobacion', 'espera', 'lleno'] as const).map((situacion) => ({
    tipo: 'solicitud_recibida' as const,
    solicitud: 'SOL-1',
    situacion,
    cotizacion,
    ...(situacion === 'pago' ? { enlace } : {}),
  })),
  ...estadosInscripcion.flatMap((estado) => [
    {
      tipo: 'solicitud_repetida' as const,
      solicitud: 'SOL-1',
      inscripcion: 'INS-1',
      estado,
      moneda: 'USD',
      enlace,
    },
    { tipo: 'inscripcion' as const, inscripcion: 'INS-1', estado, posicion: 3, ...precio, caducaEl, enlace },
    { tipo: 'participante' as const, inscripcion: 'INS-1', estado },
    { tipo: 'promovida' as const, inscripcion: 'INS-1', estado, ...precio, caducaEl },
  ]),
  { tipo: 'solicitud_ajena', inscripcion: 'INS-1' },
  { tipo: 'por_caducar', inscripcion: 'INS-1', ...precio, caducaEl, enlace },
  { tipo: 'por_caducar', solicitud: 'SOL-1', ...precio, caducaEl, enlace },
  { tipo: 'caducada', inscripcion: 'INS-1', motivo: 'pago' },
  { tipo: 'caducada', solicitud: 'SOL-1', motivo: 'pago' },
  { tipo: 'pago_a_favor', solicitud: 'SOL-1', clienteId: 'c', recibo: 'REC-1', valor: 76_500, moneda: 'USD' },
  { tipo: 'caducada', inscripcion: 'INS-1', motivo: 'espera' },
  {
    tipo: 'anulada',
    inscripcion: 'INS-1',
    anulaFactura: true,
    retencion: 1000,
    notaCredito: 2000,
    saldoAFavor: 2000,
    moneda: 'USD',
  },
  { tipo: 'recibo', clienteId: 'c', recibo: 'REC-1' },
  { tipo: 'clave_solicitada', cuentaId: 'c' },
  { tipo: 'clave_cambiada', cuentaId: 'c', cambiadaEl: caducaEl },
  { tipo: 'cuenta_verificar', cuentaId: 'c' },
];

function contextOf(idioma: Idioma) {
  return {
    idioma,
    t: mailTexts[idioma],
    f: formatsOf(idioma, institucionDemo),
    institucion: institucionDemo,
    pages: {
      portal: (path: string) => `https://portal.test/portal${path}`,
      pago: (codigo: string) => `https://portal.test/pagar/${codigo}`,
    },
    curso,
    verificacion: { url: 'https://portal.test/verificar?token=x&idioma=y', hasta: new Date(caducaEl) },
    acceso: { url: 'https://portal.test/acceso?token=x&idioma=y', hasta: new Date(caducaEl) },
  };
}

const writers: Record<Aviso['tipo'], (aviso: never, context: ReturnType<typeof contextOf>) => LetterBody> = {
  ...cursoWriters,
  ...cuentaWriters,
  pago_a_favor: pagoAFavor,
  recibo: (_, context) => letterOfRecibo(sampleRecibo, context),
};

async function write(
  aviso: WithoutEnvelope<KeptMail>,
  idioma: Idioma,
  change: Partial<typeof envelope> = {},
) {
  const whole = { ...envelope, ...change, idioma, ...aviso } as KeptMail;
  const context = contextOf(idioma);
  const letter = frameLetter(whole, writers[whole.tipo](whole as never, context), context);
  return {
    asunto: plain(letter.asunto, idioma === 'ar'),
    texto: renderText(letter),
    html: await renderHtml(letter),
  };
}

/** Returns roughly the visible text of HTML: without tags, with entities decoded. */
const seen = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const services = { institucion: institucionDemo, config: readConfig({ LOG_LEVEL: 'silent' }) };

describe.each(idiomas)('a mail in %s', (idioma) => {
  it('of every kind has its writing direction and no unfilled placeholder', async () => {
    for (const aviso of avisos) {
      const { asunto, texto, html } = await write(aviso, idioma);
      for (const text of [asunto, texto, html]) expect(text).not.toMatch(/\{\{|undefined|NaN|Invalid/);
      expect(asunto).not.toMatch(/[\r\n]/);
      expect(html).toContain(`<html lang="${localeOf(idioma)}" dir="${directionOf(idioma)}">`);
    }
  });

  it('names no day to pay before an approval, nor, with the calendar, to people who wait for a seat', async () => {
    const { datos, pasos: steps } = mailTexts[idioma];
    const second = formatsOf(idioma, institucionDemo).fecha('2026-04-19');
    for (const aviso of avisos) {
      if (aviso.tipo === 'solicitud_recibida' && aviso.situacion === 'aprobacion')
        expect((await write(aviso, idioma)).texto).not.toContain(second);
      // A promoted person waits no more.
      if (aviso.tipo === 'promovida' || hasSeat(aviso as Standing)) continue;
      const { texto } = await write(aviso, idioma);
      const cuota = formatsOf(idioma, institucionDemo).dinero(76_500, 'USD');
      for (const said of [datos.pagarHasta, cuota, steps.calendario]) expect(texto).not.toContain(said);
      const whole = { ...envelope, idioma, ...aviso } as KeptCursoMail;
      expect(attachmentsOf(whole, curso, services, new Date(caducaEl))).toEqual([]);
    }
  });

  it('has the same content in plain text and in HTML', async () => {
    for (const aviso of avisos) {
      const { texto, html } = await write(aviso, idioma);
      const squeeze = (text: string) => text.replace(/[\s\u2066-\u2069]+/g, '');
      const shown = squeeze(seen(html));
      for (const line of texto.split('\n').filter((text) => !/^(=+|-- )$/.test(text))) {
        // HTML has labels and values in separate cells, and steps in a list.
        for (const part of line.replace(/^\d+\. /, '').split(/ ?[:：]\s?/)) {
          if (!/^https?$|^\/\//.test(part)) expect(shown).toContain(squeeze(part));
        }
      }
    }
  });
});

it('a mail writes amounts and dates by the rules of the language, and times with their zone', async () => {
  const [pago] = avisos;
  if (!pago) throw new Error('no aviso');
  const es = (await write(pago, 'es')).texto;
  expect(es).toContain('$1.530,00');
  expect(es).toContain('19 mar 2026, 10:00 hora de Ecuador');
  expect((await write(pago, 'en')).texto).toContain('$1,530.00');
  const fr = (await write(pago, 'fr')).texto;
  expect(fr).toMatch(/1\s530,00\s\$(?!US)/);
  expect(fr).toContain('19 mars 2026, 10:00 heure de l’Équateur');
  expect((await write(pago, 'ar')).texto).toContain('1,530.00');
});

describe('typed text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!-- <style>*{display:none}</style>',
    "' style='display:none",
    '&lt;b&gt;',
    '{{curso}} $& $1',
    'javascript:alert(1)',
  ];

  it.each(hostile)('is text in HTML: %s', async (text) => {
    const participante = { nombres: text, apellidos: text };
    for (const aviso of avisos) {
      const { html, texto } = await write(aviso, 'es', { nombre: text, participante });
      const clean = await write(aviso, 'es');
      // The tags are the same as with a harmless name.
      const tags = (source: string) => source.replace(/(?<=<title>)[^<]*/g, '').match(/<[^>]*>/g);
      expect(tags(html)).toEqual(tags(clean.html));
      const shown = typed(text).value;
      expect(seen(html)).toContain(shown);
      expect(texto).toContain(shown);
    }
  });

  it('cannot change the writing direction or break a line', () => {
    expect(own('Ana\u202Etxt.exe\u2066').value).toBe('Ana\uFFFDtxt.exe\uFFFD');
    expect(own('Ana\r\nBcc: todos@portal.test').value).toBe('Ana Bcc: todos@portal.test');
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(own(text).value).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });

  it('keeps its letters: accents, emoji, joined scripts', () => {
    for (const name of ['Ñusta Pañí', 'José', '👩‍👩‍👧‍👦', 'نور‌الدین', "O'Neil-Ávila"]) {
      expect(own(name).value).toBe(name);
    }
  });

  it('is cut if it is too long', () => {
    expect([...own('á'.repeat(10_000)).value]).toHaveLength(201);
    expect([...own('👩'.repeat(10_000)).value]).toHaveLength(201);
  });

  it('never becomes a link', () => {
    for (const text of ['http://malo.test/x', 'Gane en www.malo.test', 'malo.test', 'a@malo.test']) {
      expect(typed(text).value.replaceAll('\u2060', '')).toBe(text);
      expect(typed(text).value).not.toMatch(/https?:\/\/|malo\.test|a@malo/);
    }
    expect(typed('Ana María').value).toBe('Ana María');
  });

  it('is isolated in plain text if writing directions mix', async () => {
    const participante = { nombres: 'نور', apellidos: 'الدين' };
    const { texto } = await write({ tipo: 'solicitud_ajena', inscripcion: 'INS-1' }, 'es', { participante });
    expect(texto).toContain('\u2068نور الدين\u2069');
    const ar = await write({ tipo: 'solicitud_ajena', inscripcion: 'INS-1' }, 'ar');
    expect(ar.texto).toContain('\u2068INS-1\u2069');
    expect(ar.asunto).toContain('\u2068Node.js y bases de datos\u2069');
  });
});

describe('the mail to an address that is not known to be the person’s', () => {
  it('names no enrolment, so that it is the same for everybody', async () => {
    for (const aviso of avisos.filter(({ tipo }) => tipo === 'solicitud_recibida')) {
      const { asunto, texto, html } = await write(aviso, 'es');
      for (const text of [asunto, texto, html]) expect(text).not.toMatch(/INS-/);
    }
  });
});

it('the warning about a stranger’s application has no calendar, also for people with a seat', () => {
  const aviso = { ...envelope, idioma: 'es', tipo: 'solicitud_ajena', inscripcion: 'INS-1' } as KeptCursoMail;
  expect(attachmentsOf(aviso, curso, services, new Date(caducaEl))).toEqual([]);
  const own = { ...aviso, tipo: 'inscripcion', estado: 'activa', total: 0, moneda: 'USD' } as KeptCursoMail;
  expect(attachmentsOf(own, curso, services, new Date(caducaEl))).toHaveLength(1);
});

it('the mail about a cancellation mentions a seat only to people who had one', async () => {
  const nothing = { anulaFactura: false, retencion: 0, notaCredito: 0, saldoAFavor: 0, moneda: 'USD' };
  const anulada = { tipo: 'anulada', inscripcion: 'INS-1', ...nothing } as const;
  const waited = await write({ ...anulada, liberaCupo: false }, 'es');
  expect(waited.texto).toContain('de la lista de espera');
  expect(waited.texto).not.toContain('reservado');
  for (const liberaCupo of [true, undefined]) {
    const { texto } = await write({ ...anulada, liberaCupo }, 'es');
    expect(texto).toContain('El cupo ya no está reservado');
  }
});

it('the mail to a person who applied again names the amount of the link', async () => {
  const repetida = { tipo: 'solicitud_repetida', solicitud: 'SOL-1', inscripcion: 'INS-1', enlace } as const;
  const { texto } = await write({ ...repetida, estado: 'pendiente_pago', moneda: 'USD' }, 'es');
  expect(texto).toContain('Se paga ahora: $765,00');
  const before = await write({ ...repetida, estado: 'pendiente_pago' }, 'es');
  expect(before.texto).toContain('Pagar hasta');
  expect(before.texto).not.toContain('Se paga ahora');
});

it('the greeting leaves out a missing name', async () => {
  const { texto } = await write({ tipo: 'solicitud_ajena', inscripcion: 'INS-1' }, 'es', { nombre: ' ' });
  expect(texto).toContain('\nHola:\n');
});

it('a text with an unfilled placeholder throws', () => {
  expect(() => fillLine('Hola, {{nadie}}')).toThrow(/nadie/);
});

it('these tests cover every kind of mail', () => {
  const written = new Set(avisos.map(({ tipo }) => tipo));
  const known: Record<Aviso['tipo'], true> = {
    solicitud_recibida: true,
    solicitud_repetida: true,
    solicitud_ajena: true,
    pago_a_favor: true,
    inscripcion: true,
    participante: true,
    promovida: true,
    por_caducar: true,
    caducada: true,
    anulada: true,
    recibo: true,
    clave_solicitada: true,
    clave_cambiada: true,
    cuenta_verificar: true,
  };
  expect([...written].toSorted()).toEqual(Object.keys(known).toSorted());
});
