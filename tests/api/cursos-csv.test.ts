import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportCursos } from '../../demo/api/cursos/csv/exportCursos.ts';
import { importCursos } from '../../demo/api/cursos/csv/importCursos.ts';
import { readCursoRows } from '../../demo/api/cursos/csv/readCursoRows.ts';
import { cursoSesiones, cursos } from '../../demo/api/db/schema/cursos.ts';
import { json, openApi, openApiForTest, type TestApi } from './support/api.ts';
import { today } from './support/today.ts';

const zona = 'America/Guayaquil';
let api: TestApi;

beforeAll(async () => {
  api = await openApi({ base: 'empty' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.delete(cursos);
});

const bring = (text: string | Uint8Array, dryRun = false, one: TestApi = api) =>
  importCursos(one.database.db, typeof text === 'string' ? Buffer.from(text) : text, {
    zona,
    now: today,
    dryRun,
  });
const written = (one: TestApi = api) => exportCursos(one.database.db, zona);

/** Cells as they are read: quotes single, and lines that end with LF. */
const tidied = (cells: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [name, text.replaceAll('""', '"').replace(/\r\n?/g, '\n')]),
  );

const head = 'identificacion;nombre;modalidad;inicio;fin;inscripcionDesde;inscripcionHasta;precio';
const one = 'EXT-1;Excel;presencial;2026-12-01;2026-12-20;2026-10-01;2026-11-20;145,00';

describe('a file of courses', () => {
  it('changes nothing in the database that exported it, and makes another database export the same file', async () => {
    const demo = await openApiForTest({ base: 'demo' });
    const file = await written(demo);
    expect(await bring(file, false, demo)).toMatchObject({
      added: [],
      changed: [],
      same: 40,
      errors: [],
    });
    expect(await bring(file)).toMatchObject({ changed: [], same: 0, errors: [] });
    expect(await written()).toBe(file);
    expect((await bring(file)).same).toBe(40);
    const versions = await api.database.db.select({ version: cursos.version }).from(cursos);
    expect(new Set(versions.map(({ version }) => version))).toEqual(new Set([1]));
  });

  it('names the letters of a name that PDFs cannot show, and takes it as it is', async () => {
    const name = 'Huella de CO₂ y χ², हिन्दी y 한글';
    const { added, errors, warnings } = await bring(`${head}\n${one.replace('Excel', name)}`);
    expect({ added, errors }).toEqual({ added: ['EXT-1'], errors: [] });
    expect(warnings).toEqual([
      {
        line: 2,
        column: 'nombre',
        message: 'los PDF tendrán un «?» en lugar de «ह», «ि», «न», «्», «द», «ी», «한», «글»',
      },
    ]);
    const [kept] = await api.database.db.select({ nombre: cursos.nombre }).from(cursos);
    expect(kept).toEqual({ nombre: name });
  });

  it('needs few columns, and what it does not say stays as it was', async () => {
    expect(await bring(`${head}\n${one}`)).toMatchObject({ added: ['EXT-1'], errors: [] });
    await bring('identificacion,cupo,cuotas\nEXT-1,30,3');
    expect(await bring('identificacion;nombre\nEXT-1;Excel avanzado')).toMatchObject({
      changed: ['EXT-1'],
    });
    const [row] = await api.database.db.select().from(cursos);
    expect(row).toMatchObject({
      nombre: 'Excel avanzado',
      precio: 14_500,
      cupo: 30,
      cuotas: 3,
      moneda: 'USD',
      anulacionHasta: '2026-12-01',
      version: 3,
    });
    const { resultados } = await json<{ resultados: unknown[] }>(await api.get('/api/cliente/cursos'));
    expect(resultados).toMatchObject([{ nombre: 'Excel avanzado', cuposDisponibles: 30 }]);
  });

  it('brings picture, teachers, texts and programme of a course, which only the one course tells in full', async () => {
    const cells = {
      area: 'Arte y diseño',
      horas: '48',
      imagen: 'Un torno\n640x360 /imagenes/torno.webp\n1280x720 https://cdn.ejemplo.edu/torno.webp',
      docentes: 'Lucía Maldonado | Ceramista | https://cdn.ejemplo.edu/lucia.webp\nOtra persona',
      dirigidoA: 'Quienes empiezan.',
      aprendizajes: '- Centrar\n- Tornear',
      unidades: 'El barro | Amasado.\nEl horno',
      requisitos: 'Ninguno.',
      preguntas: '¿Y el barro? | Está incluido.',
      programa: 'https://www.ejemplo.edu/programa.pdf',
    };
    const line = Object.values(cells).map((cell) => `"${cell}"`);
    const file = `${head};${Object.keys(cells).join(';')}\n${one};${line.join(';')}`;
    expect(await bring(file)).toMatchObject({ added: ['EXT-1'], errors: [] });
    expect((await bring(await written())).same).toBe(1);
    const shown = {
      area: 'Arte y diseño',
      horas: 48,
      imagen: {
        alt: 'Un torno',
        archivos: [
          { url: '/imagenes/torno.webp', ancho: 640, alto: 360 },
          { url: 'https://cdn.ejemplo.edu/torno.webp', ancho: 1280, alto: 720 },
        ],
      },
    };
    const ficha = {
      docentes: [
        { nombre: 'Lucía Maldonado', linea: 'Ceramista', foto: 'https://cdn.ejemplo.edu/lucia.webp' },
        { nombre: 'Otra persona' },
      ],
      dirigidoA: 'Quienes empiezan.',
      aprendizajes: '- Centrar\n- Tornear',
      unidades: [{ titulo: 'El barro', texto: 'Amasado.' }, { titulo: 'El horno' }],
      requisitos: 'Ninguno.',
      preguntas: [{ pregunta: '¿Y el barro?', respuesta: 'Está incluido.' }],
      programa: 'https://www.ejemplo.edu/programa.pdf',
    };
    const { resultados } = await json<{ resultados: object[] }>(await api.get('/api/cliente/cursos'));
    expect(resultados).toMatchObject([shown]);
    expect(resultados[0]).not.toHaveProperty('ficha');
    const before = await api.get('/api/cliente/cursos/EXT-1');
    expect(await json(before)).toMatchObject({ ...shown, ficha });
    await bring('identificacion;requisitos\nEXT-1;Un delantal.');
    // Answers that everybody may see are kept until the database tells of the change.
    const etag = async () => (await api.get('/api/cliente/cursos/EXT-1')).headers.get('etag');
    await expect.poll(etag).not.toBe(before.headers.get('etag'));
    expect(await json(await api.get('/api/cliente/cursos/EXT-1'))).toMatchObject({
      ficha: { ...ficha, requisitos: 'Un delantal.' },
    });
  });

  it('refuses addresses of pictures and documents that would run a script, and lines without their parts', async () => {
    const names = ['imagen', 'docentes', 'unidades', 'preguntas', 'programa', 'horas'] as const;
    const wrong = {
      imagen: 'Un torno\n640x360 javascript:alert(1)',
      docentes: 'Lucía | Ceramista | data:image/svg+xml,x',
      unidades: ' | sin título',
      preguntas: '¿Sin respuesta?',
      programa: '//otro.ejemplo/programa.pdf',
      horas: '0',
    };
    const { errors } = await bring(
      `${head};${names.join(';')}\n${one};${names.map((name) => `"${wrong[name]}"`).join(';')}`,
    );
    expect(errors.map(({ column }) => column).toSorted()).toEqual([...names].toSorted());
    expect(await api.database.db.$count(cursos)).toBe(0);
  });

  it('is tried without changing anything', async () => {
    expect(await bring(`${head}\n${one}`, true)).toMatchObject({ added: ['EXT-1'], errors: [] });
    expect(await api.database.db.$count(cursos)).toBe(0);
  });

  it('names every wrong line and column in Spanish, and then changes nothing', async () => {
    const rows = [
      one,
      ';Sin código;presencial;2026-12-01;2026-12-20;2026-10-01;2026-11-20;10',
      'EXT-2;;remota;31/02/2026;2026-12-20;2026-10-01;2026-11-20;1.234',
      '"EXT-3";"Uno\ndos; tres";virtual;01/12/2026;20-12-2026;2026-10-01;2026-09-20;-5',
      'EXT-1;Otra vez;virtual;2026-12-01;2026-12-20;2026-10-01;2026-11-20;10',
      'EXT-4;Texto; con punto y coma;virtual;2026-12-01;2026-12-20;2026-10-01;2026-11-20;10',
    ];
    const { errors, added } = await bring([head, ...rows].join('\r\n'));
    expect(added).toEqual([]);
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [3, 'identificacion'],
      [4, 'nombre'],
      [4, 'modalidad'],
      [4, 'inicio'],
      [4, 'precio'],
      [5, 'precio'],
      [7, 'identificacion'],
      [8, undefined],
    ]);
    const said = errors.map(({ message }) => message).join('\n');
    expect(said).toContain('«1.234» no es un importe en USD; escriba 145,00');
    expect(said).toContain('«31/02/2026» no es una fecha; escriba 2026-03-01 o 01/03/2026');
    expect(said).toContain('el código EXT-1 ya está en la línea 2');
    expect(said).toContain('ponga entre comillas el texto que tiene «;»');
    expect(await api.database.db.$count(cursos)).toBe(0);
  });

  it('names the line that an editor shows, whatever ends the lines between cells and inside them', () => {
    const end = fc.constantFrom('\n', '\r\n', '\r');
    const cell = fc.array(fc.tuple(fc.constantFrom('a', 'a;b', '""', '\t', 'ñ', '\u2028'), end), {
      maxLength: 3,
    });
    const row = fc.record({
      parts: fc.array(cell, { minLength: 1, maxLength: 2 }),
      ends: fc.array(end, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.boolean(), (drawn, isOpen) => {
        let file = '\uFEFFidentificacion;"Nombre\r\n";descripcion\r';
        const expected: { line: number; cells: Record<string, string> }[] = [];
        // A file of CR, LF and CRLF has as many lines as this finds, wherever they stand.
        const lineNow = () => file.split(/\r\n|\r|\n/).length;
        for (const { parts, ends } of drawn) {
          const [nombre = '', descripcion = ''] = parts.map((one) => one.flat().join(''));
          expected.push({
            line: lineNow(),
            cells: { identificacion: 'X', ...tidied({ nombre, descripcion }) },
          });
          file += `X;"${nombre}";"${descripcion}"${ends.join('')}`;
        }
        if (isOpen) file += 'X;"a\r\nb';
        const { rows, errors } = readCursoRows(Buffer.from(file));
        expect(isOpen ? errors.map(({ line }) => line) : rows).toEqual(isOpen ? [lineNow()] : expected);
      }),
    );
  });

  it.each([
    ['', 'el archivo está vacío'],
    ['identificacion;color\nA;rojo', 'no hay una columna «color»'],
    ['identificacion;cupo;cupo\nA;1;2', 'la columna está dos veces'],
    [`${head}\nA;"sin cerrar;virtual`, 'las comillas no cuadran'],
    ['identificacion\nNUEVO', 'falta la columna, y un curso nuevo la necesita'],
    [`${head};sesiones\n${one};2026-12-01 20:00-18:00`, 'termina antes de empezar'],
    [`${head};descuentoMotivo\n${one};Egresados`, 'un descuento necesita'],
    [
      `${head};descuentoMotivo;descuentoValor;descuentoHasta\n${one};Todos;145,01;2026-11-01`,
      'mayor que el precio',
    ],
  ])('is refused with a reason: %j', async (text, why) => {
    const { errors } = await bring(text);
    expect(errors.map(({ message }) => message).join('\n')).toContain(why);
    expect(await api.database.db.$count(cursos)).toBe(0);
  });

  it('takes no seat from people who have one, and no currency from people who owe in it', async () => {
    const demo = await openApiForTest({ base: 'demo' });
    const [full] = await demo.database.db
      .select()
      .from(cursos)
      .where(eq(cursos.cupo, cursos.ocupados))
      .limit(1);
    const { errors } = await bring(`identificacion;cupo;moneda\n${full?.identificacion};1;COP`, false, demo);
    expect(errors.map(({ column }) => column)).toEqual(['cupo', 'moneda']);
  });

  it('is read as spreadsheets write it: marks, separators, ends of lines, Windows’ letters, amounts and days', async () => {
    const forms: [string, (text: string) => Uint8Array][] = [
      ['UTF-8', (text) => Buffer.from(text)],
      ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
      ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['windows-1252', (text) => Buffer.from(text, 'latin1')],
    ];
    const prices = ['1234.5', '1.234,50', '"1,234.50"', '$ 1234,50', '1234,5'];
    let tried = 0;
    for (const separator of [';', ',', '\t']) {
      for (const end of ['\n', '\r\n', '\r']) {
        for (const [name, encode] of forms) {
          const precio = prices[tried++ % prices.length] ?? '';
          const cell = precio.includes(separator) && !precio.startsWith('"') ? `"${precio}"` : precio;
          const titles = head.replaceAll(';', separator).replace('inscripcionDesde', 'Inscripción desde');
          const cells = ['N1', '"Año ""nuevo"""', 'híbrida', '1/12/2026', '20.12.2026'];
          const line = [...cells, '2026-10-01', '2026-11-20', cell].join(separator);
          await api.database.db.delete(cursos);
          expect([name, await bring(encode([titles, line, ''].join(end)))]).toMatchObject([
            name,
            { errors: [] },
          ]);
          const [row] = await api.database.db.select().from(cursos);
          expect(row).toMatchObject({
            nombre: 'Año "nuevo"',
            precio: 123_450,
            inicio: '2026-12-01',
            fin: '2026-12-20',
          });
        }
      }
    }
  });

  it('gives any text, amount and session back as it was', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((one) => one.trim() !== '');
    const odd = fc.constantFrom(
      '=1+1',
      "'=1",
      '-',
      '@x',
      'a;b',
      'a,b',
      '"',
      '""',
      'a\nb',
      "''",
      '+5',
      '\u00a0x',
      '|',
    );
    const storable = fc.oneof(text, odd).filter((one) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(one));
    const sesion = fc.record({
      inicio: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      minutes: fc.integer({ min: 1, max: 3000 }),
      lugar: storable,
    });
    const curso = fc.record({
      nombre: storable,
      descripcion: fc.option(storable, { nil: '' }),
      area: fc.option(
        storable.map((text) => text.slice(0, 80)),
        { nil: null },
      ),
      unidades: fc.option(
        fc.array(fc.record({ titulo: storable.filter((text) => /[^\s|]/.test(text)), texto: storable }), {
          minLength: 1,
          maxLength: 3,
        }),
        {
          nil: null,
        },
      ),
      precio: fc.integer({ min: 0, max: 99_999_999_999 }),
      impuestoTarifa: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
      cupo: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }),
      moneda: fc.constantFrom('USD', 'CLP', 'COP'),
      sesiones: fc.array(sesion, { maxLength: 3 }),
    });
    const { db } = api.database;
    await fc.assert(
      fc.asyncProperty(fc.array(curso, { minLength: 1, maxLength: 3 }), async (drawn) => {
        await db.delete(cursos);
        for (const [i, { sesiones, ...fields }] of drawn.entries()) {
          const id = `00000000-0000-4000-8000-00000000000${i}`;
          const days = { inicio: '2026-12-01', fin: '2026-12-20', anulacionHasta: '2026-11-30' };
          const enrolment = { inscripcionDesde: '2026-10-01', inscripcionHasta: '2026-11-20' };
          const kept = { ...fields, ...days, ...enrolment, modalidad: 'virtual' as const };
          await db.insert(cursos).values({ id, identificacion: `C-${i}`, ...kept });
          for (const [n, { inicio, minutes, lugar }] of sesiones.entries()) {
            const fin = new Date(inicio.getTime() + minutes * 60_000);
            await db.insert(cursoSesiones).values({ cursoId: id, orden: n + 1, inicio, fin, lugar });
          }
        }
        const file = await written();
        expect(await bring(file)).toMatchObject({
          added: [],
          changed: [],
          same: drawn.length,
          errors: [],
        });
        await db.delete(cursos);
        expect(await bring(file)).toMatchObject({ errors: [] });
        expect(await written()).toBe(file);
        const rows = await db.select().from(cursos).orderBy(cursos.identificacion);
        expect(rows.map(({ nombre, precio }) => [nombre, precio])).toEqual(
          drawn.map(({ nombre, precio }) => [nombre.replace(/\r\n?/g, '\n').trim(), precio]),
        );
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});
