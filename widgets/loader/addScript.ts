// Adds a script to the page. The browser runs it only where it is the file that was meant.
import { detach } from '../../src/element/shell/detach.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';

/** spec.md 9. */
const TIME_LIMIT = 120_000;

/** The nonce of the loader's own script: a policy that names one asks it of what the loader adds too. */
export let nonce = '';
for (const script of document.scripts) if (script.src === import.meta.url) nonce = script.nonce;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
const rules: ScriptPolicy = { createScriptURL: (address) => address };

/**
 * One for the page: an entry and the loader may not both make a policy of this name. The bare rules where there are no Trusted Types, or
 * where the page does not allow it.
 */
const scriptPolicy = () => pageSlot('policy', makePolicy);

function makePolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  try {
    return trustedTypes?.createPolicy('portal-clientes', rules) ?? rules;
  } catch {
    // A page that refuses the policy may allow addresses as they are.
    return rules;
  }
}

/** Undefined where the page allows no address of a script to be set. */
export function makeScript(address: string, type = ''): HTMLScriptElement | undefined {
  try {
    const src = scriptPolicy().createScriptURL(address);
    // Many servers name no encoding: then that of an old page would be its own.
    return Object.assign(document.createElement('script'), { type, charset: 'utf-8', src });
  } catch {
    return undefined;
  }
}

/**
 * Settles once it has run; rejects with what became of it instead.
 * @param sum its hash: what is not the file (a captive portal's page, say) has another
 */
export function addScript(
  address: string,
  sum: string | undefined,
  script: HTMLScriptElement | undefined = makeScript(address),
): Promise<void> {
  return new Promise((resolve, reject) => {
    let added: HTMLScriptElement | HTMLLinkElement | undefined;
    const end = (): void => {
      clearTimeout(timer);
      if (added) detach(added);
      resolve();
    };
    const fail = (what: 'error' | 'timeout'): void => {
      reject(what);
      end();
    };
    const onerror = (): void => fail('error');
    const timer = setTimeout(fail, TIME_LIMIT, 'timeout');
    const add = (element: HTMLScriptElement | HTMLLinkElement, onload: () => void): void => {
      added = element;
      const integrity = `sha256-${sum}=`;
      Object.assign(element, { integrity, nonce, onload, onerror, crossOrigin: 'anonymous' });
      document.head.append(element);
    };
    if (script) {
      add(script, end);
      return;
    }
    // A module may still be imported. It can be asked for only once by a name.
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address });
    add(link, () => import(/* @vite-ignore */ address).then(end, onerror));
  });
}
