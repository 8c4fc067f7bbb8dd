import { checkApi } from './checkApi.ts';
import { checkFiles } from './checkFiles.ts';
import { checkLoader } from './checkLoader.ts';
import { checkPage } from './checkPage.ts';
import { checkTags } from './checkTags.ts';
import { type Finding, fault, type Group } from './Finding.ts';

const checks: readonly (readonly [title: string, check: () => Finding[] | Promise<Finding[]>])[] = [
  ['El script', checkLoader],
  ['Las etiquetas', checkTags],
  ['Los archivos', checkFiles],
  ['La API', checkApi],
  ['La página', checkPage],
];

/** Looks at the page as it is now. Never rejects: a check that fails says so in its group. */
export async function diagnose(): Promise<Group[]> {
  const groups = await Promise.all(
    checks.map(async ([title, check]) => ({ title, findings: await carefully(check) })),
  );
  return groups.filter(({ findings }) => findings.length > 0);
}

async function carefully(check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [fault('Esta parte no se pudo revisar.', 'Copie el informe y envíelo a soporte.', message)];
  }
}
