// Adds a script to the page. The browser runs it only where it is the file that was meant.
import { detach } from '../../src/element/shell/detach.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import { toIntegrity } from './toIntegrity.ts';

/** spec.md 9. */
const TIME_LIMIT = 120_000;

/** The address of portal.js, as the page wrote it. */
declare const __PORTAL_URL__: string;

/** The nonce of the loader's own script: a policy that names one asks it of what the loader adds too. */
let nonce = '';
for (const script of document.scripts) if (script.src === __PORTAL_URL__) nonce = script.nonce;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
const rules: ScriptPolicy = { createScriptURL: (address) => address };

/**
 * The bare rules where there are no Trusted Types, or where the page does not allow the policy. Kept for the page, as two copies of
 * the loader may not both make one of this name.
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
function makeScript(address: string): HTMLScriptElement | undefined {
  try {
    const src = scriptPolicy().createScriptURL(address);
    // Many servers name no encoding: then that of an old page would be its own.
    return Object.assign(document.createElement('script'), { charset: 'utf-8', src });
  } catch {
    return undefined;
  }
}

/**
 * Settles once it has run; rejects with what became of it instead.
 * @param sum its hash, SHA-256 in base64url: what is not the file (a captive portal's page, say) has another
 */
export function addScript(address: string, sum: string): Promise<void> {
  const script = makeScript(address);
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
      const integrity = toIntegrity(sum);
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
