// Finds the choices of a <select> that would be cut off in its closed box.
import type { Locator } from 'playwright-core';

/** Returns the cut choices of the visible lists that the locator finds. */
export function cutChoices(lists: Locator): Promise<string[]> {
  return lists.evaluateAll((all) => {
    const pen = document.createElement('canvas').getContext('2d');
    return all.flatMap((list) => {
      if (!(pen && list instanceof HTMLSelectElement && list.checkVisibility())) return [];
      const look = getComputedStyle(list);
      pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      const room =
        list.clientWidth -
        Number.parseFloat(look.paddingInlineStart) -
        Number.parseFloat(look.paddingInlineEnd);
      return [...list.options]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > room + 1);
    });
  });
}
