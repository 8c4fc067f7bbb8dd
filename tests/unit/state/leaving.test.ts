import { beforeEach, expect, test } from 'vitest';
import { openPage, type Page } from '../support/page.ts';

let page: Page;
let holdPlace: typeof import('../../../src/state/leaving.ts').holdPlace;

beforeEach(async () => {
  page = openPage();
  ({ holdPlace } = await import('../../../src/state/leaving.ts'));
});

const asksBeforeClosing = (): boolean =>
  !page.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab is asked about as long as one form has unsaved values, and no longer', () => {
  const ask = () => undefined;
  const releases = [holdPlace(ask), holdPlace(ask)];
  const asked = releases.map((release) => {
    const before = asksBeforeClosing();
    release();
    return [before, asksBeforeClosing()];
  });
  expect(asked).toEqual([
    [true, true],
    [true, false],
  ]);
});
