import { afterEach, expect, test, vi } from 'vitest';
import { startWatch } from '../../../src/state/startWatch.ts';
import { openPage } from '../support/page.ts';

afterEach(() => vi.useRealTimers());

test('a person back on the page gets news at once while something is watched, and no request is made once nothing is', () => {
  const { window } = openPage();
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.useFakeTimers();
  const look = vi.fn(async () => undefined);
  const asks = () => {
    look.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    return look.mock.calls.length;
  };
  const end = startWatch(look);
  expect(asks()).toBe(2);
  end();
  expect(asks()).toBe(0);
});
