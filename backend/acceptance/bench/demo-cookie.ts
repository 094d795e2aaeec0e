import type { Role } from '@masar/domain';

/** Signs a demo user in, the student unless another is named, and answers the session's cookie. */
export async function signInAsDemoUser(url: string, role: Role = 'student'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
