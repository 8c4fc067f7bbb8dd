// `npm test -- axe`: shows every screen of the portal at three widths, in light, dark and high contrast, from left to right and
// from right to left (in Arabic), lets axe judge each state, looks for what is said twice, and prints how many states it
// counted. Words after the command choose the screens: `npx node tests/axe/run.ts cartera dialog`. Ends with 1 when anything is found.

import type { Page } from 'playwright-core';
import { whenStill } from '../browser/whenStill.ts';
import { findViolations } from '../journeys/support/axe.ts';
import { findRepeats } from '../journeys/support/findRepeats.ts';
import { writeResult } from '../runner/results.ts';
import { changeLook, LOOKS, type Look, nameLook } from './looks.ts';
import { openDemo, say } from './openDemo.ts';
import { openScreen, type Site } from './openScreen.ts';
import type { Screen } from './screens.ts';

const WIDTHS = [320, 768, 1280] as const;
const LEFT_TO_RIGHT = LOOKS.filter(({ direction }) => direction === 'ltr');
const RIGHT_TO_LEFT = LOOKS.filter(({ direction }) => direction === 'rtl');

const { site, screens, close } = await openDemo();
try {
  let states = 0;
  const objections: string[] = [];
  for (const screen of screens) {
    const before = objections.length;
    let counted = 0;
    for (const width of WIDTHS.filter((one) => one <= (screen.maxWidth ?? one))) {
      for (const looks of screen.isServed ? [LEFT_TO_RIGHT, RIGHT_TO_LEFT] : [LOOKS]) {
        const judged = await judge(site, screen, width, looks);
        counted += judged.states;
        objections.push(...judged.objections);
      }
    }
    states += counted;
    const found = objections.slice(before);
    say(`${found.length === 0 ? '✓' : '✗'} ${screen.name}: ${counted} states`);
    writeResult({
      ...{ suite: 'axe', file: 'tests/axe/run.ts', title: screen.name, ms: 0 },
      ...(found.length === 0 ? { state: 'passed' } : { state: 'failed', error: found.join('\n') }),
    });
  }
  for (const objection of objections) say(objection);
  say(`\n${screens.length} screens, ${states} states, ${objections.length} violations`);
  if (objections.length > 0 || states === 0) process.exitCode = 1;
} finally {
  await close();
}

/** Opens one screen at one width and gives what axe says of it in each of these looks. */
async function judge(
  site: Site,
  screen: Screen,
  width: number,
  looks: readonly Look[],
): Promise<{ states: number; objections: string[] }> {
  const locale = screen.isServed && looks === RIGHT_TO_LEFT ? 'ar' : 'es-EC';
  const objections: string[] = [];
  let states = 0;
  let page: Page | undefined;
  try {
    page = await openScreen(site, screen, { width, height: 800, locale });
    for (const look of looks) {
      await changeLook(page, look);
      await whenStill(page);
      states += 1;
      const found = [...(await findViolations(page)), ...(await findRepeats(page))];
      objections.push(...found.map((line) => `${screen.name}, ${width} px, ${nameLook(look)}: ${line}`));
    }
  } catch (error) {
    const [reason] = String(error).split('\n');
    objections.push(`${screen.name}, ${width} px: could not be shown: ${reason}`);
  } finally {
    await page?.context().close();
  }
  return { states, objections };
}
