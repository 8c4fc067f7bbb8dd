// `npm test -- keyboard`: presses every control of every screen by the keyboard, wide and on a phone, and looks where the focus is
// afterwards, and after Escape. Words after the command choose the screens: `npx node tests/keyboard/run.ts cartera dialog`. Ends with 1
// when a press left the focus where nobody sees it.
import { openDemo, say } from '../axe/openDemo.ts';
import { openScreen, type Site } from '../axe/openScreen.ts';
import type { Screen } from '../axe/screens.ts';
import { whenStill } from '../browser/whenStill.ts';
import { writeResult } from '../runner/results.ts';
import { pressControls } from './pressControls.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

const { site, screens, close } = await openDemo();
try {
  let presses = 0;
  let objections = 0;
  for (const screen of screens.filter(({ isServed }) => !isServed)) {
    const begin = performance.now();
    const found: string[] = [];
    for (const size of SIZES.filter(({ width }) => width <= (screen.maxWidth ?? width))) {
      const { pressed, faults } = await press(site, screen, size).catch((error) => ({
        pressed: 0,
        faults: [`could not be pressed: ${String(error).split('\n')[0]}`],
      }));
      presses += pressed;
      found.push(...faults.map((fault) => `${screen.name}, ${size.width} px: ${fault}`));
    }
    objections += found.length;
    say(`${found.length === 0 ? '✓' : '✗'} ${screen.name}`);
    for (const fault of found) say(`  ${fault}`);
    writeResult({
      ...{ suite: 'keyboard', file: 'tests/keyboard/run.ts', title: screen.name },
      ms: Math.round(performance.now() - begin),
      ...(found.length === 0 ? { state: 'passed' } : { state: 'failed', error: found.join('\n') }),
    });
  }
  say(`\n${presses} presses, ${objections} left the focus out of sight`);
  if (objections > 0 || presses === 0) process.exitCode = 1;
} finally {
  await close();
}

/** Runs in the page. A form comes without what was typed into it before. */
function forgetTyped(): void {
  localStorage.clear();
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith('accessToken')) sessionStorage.removeItem(key);
}

async function press(
  site: Site,
  screen: Screen,
  size: (typeof SIZES)[number],
): Promise<{ pressed: number; faults: string[] }> {
  const page = await openScreen(site, screen, { ...size, locale: 'es-EC' });
  try {
    page.context().on('page', (other) => void other.close());
    const show = async () => {
      // A page without the portal, which keeps what was typed when it is left.
      await page.goto('/comun/logo.svg');
      await page.evaluate(forgetTyped);
      await page.goto(screen.path);
      await whenStill(page);
      await screen.reach?.(page);
      await whenStill(page);
    };
    // The header and the menu are the same on all screens.
    return await pressControls(page, show, screen.name === 'home' ? 'all' : 'main');
  } finally {
    await page.context().close();
  }
}
