// Watches all pages of a browser context and notes what no journey may cause: messages in the console, errors that nobody
// caught, violations of the page's policy, requests that failed or that go to another origin.
import type { BrowserContext, Page, Request } from 'playwright-core';

export interface Watch {
  /** Says that what matches is part of what is tested. */
  allow: (pattern: RegExp) => void;
  /** Says in words what was seen and not allowed. */
  unexpected: () => string[];
}

const CSP_BINDING = 'portalJourneyCsp';

/**
 * Starts watching `context`, of pages of `url`. Requests to any other origin are noted; the browser finds no address but this
 * machine's. They are not intercepted for that: a round trip for each request, and no cache, cost a fifth of every journey.
 */
export async function watch(context: BrowserContext, url: string): Promise<Watch> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];

  await context.exposeBinding(CSP_BINDING, (_source, text: string) => {
    seen.push(`policy violation: ${text}`);
  });
  await context.addInitScript((binding) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (globalThis as unknown as Record<string, (text: string) => void>)[binding];
      tell?.(
        `${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  }, CSP_BINDING);

  const isElsewhere = (request: Request): boolean => {
    const target = new URL(request.url());
    return target.protocol.startsWith('http') && target.origin !== url;
  };
  context.on('request', (request) => {
    if (isElsewhere(request)) seen.push(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still asking for.
    if (reason !== 'net::ERR_ABORTED' && !isElsewhere(request))
      seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      seen.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on('page', (page) => watchPage(page, seen));
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** What the portal says to the site's administrator when a call or a file has failed, which a journey causes on purpose. */
const isAdvice = (line: string): boolean => /^Portal: (?:<[\w-]+>: |no llegó el archivo )/.test(line);

function watchPage(page: Page, seen: string[]): void {
  page.on('console', (message) => {
    const type = message.type();
    if (isAdvice(message.text())) return;
    if (type === 'error' || type === 'warning')
      seen.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
}
