import { expect, it } from 'vitest';
import { gather } from '../../../demo/api/http/gather.ts';

it('a question is never answered by a statement that began before it', async () => {
  const asked: string[][] = [];
  const answers: (() => void)[] = [];
  const find = gather((keys: string[]) => {
    asked.push(keys);
    return new Promise<Map<string, string>>((resolve) =>
      answers.push(() => resolve(new Map(keys.map((key) => [key, key])))),
    );
  });
  const first = find('a');
  const later = [find('a'), find('b')];
  expect(asked).toEqual([['a']]);
  answers[0]?.();
  expect(await first).toBe('a');
  await expect.poll(() => asked).toEqual([['a'], ['a', 'b']]);
  answers[1]?.();
  expect(await Promise.all(later)).toEqual(['a', 'b']);
});

it('questions do not wait for a statement that hangs', async () => {
  let asked = 0;
  const find = gather((keys: string[]) => {
    asked += 1;
    return asked === 1
      ? new Promise<never>(() => undefined)
      : Promise.resolve(new Map(keys.map((key) => [key, key])));
  });
  void find('a');
  expect(await find('b')).toBe('b');
});

it('a statement that fails fails for those who asked, and for nobody after them', async () => {
  let asked = 0;
  const find = gather((keys: string[]) => {
    asked += 1;
    return asked === 1
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(new Map(keys.map((key) => [key, key])));
  });
  await expect(find('a')).rejects.toThrow('gone');
  expect(await find('a')).toBe('a');
});
