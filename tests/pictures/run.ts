// `npm run pictures`: takes a picture of every screen of the portal at three widths, light and dark in Spanish, light in Arabic, and
// puts them into one sheet, dist/pictures/index.html. Words after the command choose the screens: `npm run pictures -- cartera dialog`.
// Ends with 1 if a screen could not be shown.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { changeLook, type Look } from '../axe/looks.ts';
import { openDemo, say } from '../axe/openDemo.ts';
import { openScreen, type Site } from '../axe/openScreen.ts';
import type { Screen } from '../axe/screens.ts';
import { whenStill } from '../browser/whenStill.ts';
import { type Row, renderSheet } from './renderSheet.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const LOOKS: readonly (Look & { name: string })[] = [
  { theme: 'light', direction: 'ltr', name: 'light' },
  { theme: 'dark', direction: 'ltr', name: 'dark' },
  { theme: 'light', direction: 'rtl', name: 'arabic' },
];

const folder = join(import.meta.dirname, '..', '..', 'dist', 'pictures');
const { site, screens, close } = await openDemo();
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows: Row[] = [];
  for (const screen of screens) {
    const pictures: Row['pictures'][number][] = [];
    for (const size of SIZES.filter(({ width }) => width <= (screen.maxWidth ?? width)))
      pictures.push(...(await take(site, screen, size)));
    rows.push({ screen: screen.name, pictures });
    await writeFile(join(folder, 'index.html'), renderSheet(rows));
    say(`${screen.name}: ${pictures.length}`);
  }
  say(
    `\n${rows.flatMap(({ pictures }) => pictures).length} pictures: ${pathToFileURL(join(folder, 'index.html')).href}`,
  );
} finally {
  await close();
}

async function take(
  site: Site,
  screen: Screen,
  size: (typeof SIZES)[number],
): Promise<Row['pictures'][number][]> {
  const taken: Row['pictures'][number][] = [];
  // A page of the server alone follows what the browser asks for when it is opened.
  const visits = screen.isServed ? LOOKS.map((look) => [look]) : [LOOKS];
  for (const looks of visits) {
    const locale = screen.isServed && looks[0]?.direction === 'rtl' ? 'ar' : 'es-EC';
    let page: Page | undefined;
    try {
      page = await openScreen(site, screen, { ...size, locale });
      for (const look of looks) {
        await changeLook(page, look);
        await whenStill(page);
        const file = `${screen.name.replaceAll(/\W+/g, '-')}-${size.width}-${look.name}.png`;
        // A dialog lies over the window, and not over the whole page.
        const hasDialog = (await page.getByRole('dialog').count()) > 0;
        await page.screenshot({ path: join(folder, file), fullPage: !hasDialog });
        taken.push({ file, shows: `${size.width} px, ${look.name}` });
      }
    } catch (error) {
      process.exitCode = 1;
      say(`✗ ${screen.name}, ${size.width} px: ${String(error).split('\n')[0]}`);
    } finally {
      await page?.context().close();
    }
  }
  return taken;
}
