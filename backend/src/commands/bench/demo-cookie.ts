/** Signs the demo student in and answers the session's cookie. */
export async function signInAsDemoStudent(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/demo-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'student' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
