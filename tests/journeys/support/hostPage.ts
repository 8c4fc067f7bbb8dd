// Pages made to order, as an institution might have them: a tag with attributes, under the strictest policy that the
// portal supports. They are answered for a path, and in history routing for everything below it.
import type { BrowserContext } from 'playwright-core';

const STRICT_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

/** Answers each path that `matches` with a page whose body is `body`. */
export async function serveHostPage(
  context: BrowserContext,
  url: string,
  matches: (pathname: string) => boolean,
  body: string,
  { lang = 'es' } = {},
): Promise<void> {
  await context.route(
    (target) => target.origin === url && matches(target.pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': STRICT_CSP },
        body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <title>Página de la institución</title><link rel="icon" href="data:,">
          <script type="module" src="/widgets/portal.js"></script></head><body>${body}</body></html>`,
      }),
  );
}
