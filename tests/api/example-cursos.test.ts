// Whoever copies a line from a guide, the package's page or the generator finds its course in the demo.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { json, openApiForTest } from './support/api.ts';

it('the demo has the course that the examples of the project name, and it takes people', async () => {
  const api = await openApiForTest();
  const files = ['demo/docs/es/un-curso.md', 'widgets/package/README.md', 'demo/site/generador/tags.js'];
  const texts = files.map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  const codes = texts.map((text) =>
    [...text.matchAll(/\bcurso(?:="|: \['Curso', ')([A-Z0-9-]+)['"]/g)].map(([, code]) => code ?? ''),
  );
  for (const [index, named] of codes.entries()) expect(named, files[index]).not.toEqual([]);
  for (const code of new Set(codes.flat())) {
    const answer = await api.get(`/api/cliente/cursos/${code}`);
    expect(await json(answer), code).toMatchObject({ identificacion: code, estado: 'abierto' });
  }
});
