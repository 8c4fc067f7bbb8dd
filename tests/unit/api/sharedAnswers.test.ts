import { expect, it } from 'vitest';
import { createSharedAnswers } from '../../../demo/api/http/sharedAnswers.ts';

it('an answer that was being made while something changed is not kept, nor is a failure', async () => {
  const answers = createSharedAnswers();
  const answer = (body: string) => ({ status: 200, headers: {}, body });
  let finish = (): void => undefined;
  const old = answers.get('a', () => new Promise((resolve) => (finish = () => resolve(answer('old')))));
  answers.clear();
  const made = await answers.get('a', async () => answer('new'));
  finish();
  expect((await old).body).toBe('old');
  expect(made.body).toBe('new');
  expect((await answers.get('a', async () => answer('never'))).body).toBe('new');
  await expect(answers.get('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await answers.get('b', async () => answer('back'))).body).toBe('back');
});
