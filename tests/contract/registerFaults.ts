/** Faults of registering that reveal who has an account, in front of the reference API. */
import { type Altered, edit, type Fault } from './alter.ts';

const register = 'POST /api/auth/register';

export const registerFaults: readonly Fault[] = [
  ...[
    {
      name: 'who has an account is registered with another role',
      change: edit((body) => {
        body.user.role = 'ya-existe';
      }),
    },
    {
      name: 'to register takes longer for who has an account',
      change: (answer: Altered, wait: (ms: number) => void): Altered => {
        wait(400);
        return answer;
      },
    },
  ].map(({ name, change }): Fault => {
    const seen = new Set<string>();
    return {
      name,
      call: register,
      rule: 'enumeration',
      answer: (answer, _, sent, wait) => {
        if (answer.status !== 201) return answer;
        const { email } = JSON.parse(sent) as { email: string };
        if (seen.has(email)) return change(answer, wait);
        seen.add(email);
        return answer;
      },
    };
  }),
];
