// Changes what the portal keeps in local storage, as a choice of the person in another tab would.
import type { Page } from 'playwright-core';

/** The tags of the page notice it like any other tab's change; they may need a moment to show it. */
export async function storeAsAnotherTab(
  page: Page,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((stored) => {
    for (const [key, newValue] of Object.entries(stored)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, entries);
}
