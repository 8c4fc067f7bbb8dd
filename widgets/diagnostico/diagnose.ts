import { checkAnswers } from './checkAnswers.ts';
import { checkApi } from './checkApi.ts';
import { checkCursos } from './checkCursos.ts';
import { checkFiles } from './checkFiles.ts';
import { checkLoader } from './checkLoader.ts';
import { checkPage } from './checkPage.ts';
import { checkTags } from './checkTags.ts';
import { type Finding, fault, type Group } from './Finding.ts';

type Check = () => Finding[] | Promise<Finding[]>;

/** Checks the page as it is now. Never rejects: a check that fails says so in its group. */
export async function diagnose(): Promise<Group[]> {
  const group = async (title: string, check: Check) => ({ title, findings: await carefully(check) });
  const script = group('El script', checkLoader);
  const files = group('Los archivos', checkFiles);
  const api = group('La API', checkApi);
  const page = group('La página', checkPage);
  const isAnswered = Promise.all([api, files, page]).then(
    ([{ findings }]) => !findings.some(({ level }) => level === 'fault'),
  );
  const tags = group('Las etiquetas', () => checkTags(isAnswered));
  const cursos = group('Los cursos', () => checkCursos(isAnswered));
  const answers = group('Las respuestas', () => checkAnswers(isAnswered));
  const groups = await Promise.all([script, tags, cursos, files, api, answers, page]);
  return groups.filter(({ findings }) => findings.length > 0);
}

async function carefully(check: Check): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [fault('Esta parte no se pudo revisar.', 'Copie el informe y envíelo a soporte.', message)];
  }
}
