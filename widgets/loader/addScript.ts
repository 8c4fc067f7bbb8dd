// Adds a script to the page. The browser runs it only if it is the expected file.
import { detach } from '../../src/element/shell/detach.ts';
import { pageSlot } from '../../src/state/pageSlot.ts';
import { toIntegrity } from './toIntegrity.ts';

/** spec.md 9. */
const TIME_LIMIT = 120_000;

/** The address of portal.js, as the page wrote it. */
declare const __PORTAL_URL__: string;

/** The nonce of the loader's own script: a policy with a nonce requires it of scripts that the loader adds too. */
let nonce = '';
for (const script of document.scripts) if (script.src === __PORTAL_URL__) nonce = script.nonce;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
const rules: ScriptPolicy = { createScriptURL: (address) => address };

/**
 * The bare rules if there are no Trusted Types, or the page does not allow the policy. Shared by the page, because two copies of
 * the loader may not both create a policy of this name.
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

/** Undefined if the page allows no script address to be set. */
function makeScript(address: string): HTMLScriptElement | undefined {
  try {
    const src = scriptPolicy().createScriptURL(address);
    // Many servers send no encoding: the script would then inherit that of an old page.
    return Object.assign(document.createElement('script'), { charset: 'utf-8', src });
  } catch {
    return undefined;
  }
}

/**
 * Resolves once it has run; rejects with 'error' or 'timeout'.
 * @param sum its hash, SHA-256 in base64url, which rules out anything else (a captive portal's page, say)
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
    // A module may still be imported. Each address can be imported only once.
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address });
    add(link, () => import(/* @vite-ignore */ address).then(end, onerror));
  });
}
