// Signs the demo client in by the API alone, for what needs a session but is not about signing in.

/** An access token of the demo client. Rejects when the API refuses. */
export async function signInDemo(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ username: '1714307103', password: 'demostracion-2026', type: 'CLI' }),
  });
  if (!answer.ok) throw new Error(`The demo sign-in failed: ${answer.status} ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}
