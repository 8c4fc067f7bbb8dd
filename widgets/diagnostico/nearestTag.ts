import { nearestWord } from '../../src/element/nearestWord.ts';
import { type Tag, tags } from '../tags.ts';

/**
 * The tag that somebody meant by the name of an element: with letters changed, a word too many or too few, the words in another
 * order, or without `portal`. Undefined if there is none.
 */
export function nearestTag(name: string): Tag | undefined {
  const near = nearestWord(name, tags);
  const words = name.split(/[-_]+/);
  const own = words.filter((word) => word !== 'portal');
  const isAll = words.length === own.length;
  return tags.find((tag) => {
    if (tag === near) return true;
    const [, ...meant] = tag.split('-');
    // Words such as "cliente" are common; without `portal` all words have to match.
    return isAll ? own.join() === meant.join() : own.some((word) => nearestWord(word, meant) !== undefined);
  });
}
