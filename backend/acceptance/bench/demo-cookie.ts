import type { Role } from '@masar/domain';

/** Signs a demo user in, the student unless another is named, and answers the cookies of their browser. */
export async function signInAsDemoUser(url: string, role: Role = 'student'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${role} was answered ${answer.status}.`);
  // The session's is one of them: which comes first depends on what else a sign-in gives.
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
