import { type Finding, ok, warning } from './Finding.ts';
import { directiveWords } from './probe.ts';

/** The name of the policy that the loader makes for the addresses of its scripts (widgets/loader/addScript.ts). */
const name = 'portal-clientes';

/** Checks whether the page's Trusted Types allow the loader's policy. Finds nothing if the page lists none. */
export async function checkTrustedTypes(): Promise<Finding[]> {
  const lists = await listsOfPage();
  const without = lists.find((words) => !words.includes(name) && !words.includes('*'));
  if (without) {
    const others = without.filter((word) => word !== "'none'");
    const title = 'Trusted Types: la política de la página (trusted-types) no permite la del portal.';
    const remedy =
      'Las etiquetas funcionan, pero el navegador anota una infracción en cada página. Añada este nombre a esa directiva.';
    return [warning(title, remedy, ['trusted-types', ...others, name].join(' '))];
  }
  return lists.length > 0 ? [ok('Trusted Types: la página permite la política del portal')] : [];
}

/** The names that the policies of the page allow. Tries a name that none of them has: the violation event reveals them. */
async function listsOfPage(): Promise<string[][]> {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  };
  const lists: string[][] = [];
  const hear = ({ effectiveDirective, originalPolicy, disposition }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'trusted-types' && disposition === 'enforce')
      lists.push(directiveWords(originalPolicy, 'trusted-types'));
  };
  document.addEventListener('securitypolicyviolation', hear);
  try {
    trustedTypes?.createPolicy('portal-diagnostico', {});
  } catch {
    // The events come in a later task.
    for (let task = 0; task < 10 && lists.length === 0; task++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  } finally {
    document.removeEventListener('securitypolicyviolation', hear);
  }
  return lists;
}
