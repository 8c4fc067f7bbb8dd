// Of each wrong answer the visitor, the console, the panel and the check of the contract say what is wrong; nobody reads that all is well.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toText } from '../../../tools/check/report/toText.ts';
import { runCheck } from '../../../tools/check/runCheck.ts';
import type { Altered } from '../../contract/alter.ts';
import { proxyWith } from '../../contract/proxy.ts';
import { ownSite } from '../support/site.ts';
import { test } from '../support/test.ts';
import { type WrongServer, wrongServers } from '../support/wrongServers.ts';

const CURSO = 'KICHWA-1';
const isCurso = ({ call }: WrongServer) => call.endsWith('{id}');

/** Puts the server's fault between the page and the API. */
async function alter(page: Page, server: WrongServer): Promise<void> {
  const path = server.call.split(' ')[1]?.replace('{id}', '[^/?]+');
  await page.route(new RegExp(`${path}(\\?|$)`), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const type = response.headers()['content-type'] ?? '';
    const right: Altered = {
      status: response.status(),
      headers: response.headers(),
      body: type.includes('json') && text !== '' ? JSON.parse(text) : text,
    };
    const { status, headers, body } = server.answer(right);
    await route.fulfill({ status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  });
}

test.for(wrongServers)('$name: everybody who meets it is told', async (server, { journey }) => {
  journey.allow(/^(?:answer \d+|console error: Failed to load resource)/);
  const page = await journey.context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await alter(page, server);
  await page.goto(isCurso(server) ? `/portal/publico?curso=${CURSO}` : '/portal/publico');
  const seen = server.visitor
    ? page.getByText(server.visitor).first()
    : page.getByRole('heading', { level: 1 }).first();
  await seen.waitFor();
  if (server.console) await expect.poll(() => said.join('\n')).toMatch(server.console);

  await page.addScriptTag({ url: '/widgets/portal-diagnostico.js' });
  const panel = page.locator('#portal-diagnostico-panel');
  await panel.locator('li').first().waitFor();
  const told = await panel.locator('li.fault').allInnerTexts();
  expect(told.join('\n')).toMatch(server.panel);

  const { url } = ownSite();
  const fault = { name: server.name, call: server.call, rule: 'schema', answer: server.answer } as const;
  const result = await runCheck({
    base: url,
    tags: ['portal-inscripcion-publica'],
    readOnly: true,
    // The check takes its course from the list.
    calls: ['GET /api/cliente/cursos', server.call],
    ...proxyWith(fault, fetch),
  });
  expect(toText(result)).toMatch(server.check);
  expect(result.findings.some(({ state }) => state === 'wrong')).toBe(true);
});
