import { payEffort } from './pay-effort.ts';

const call = () =>
  new Request('http://portal.test/api/auth/register', { method: 'POST', body: '{"email":"a@masar.test"}' });

async function taskWith(number: number): Promise<string> {
  const head = 'salt.2048.1796000000000';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${head}.${number}`));
  const digest = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${head}.${digest}.signature`;
}

/** A server that is past its measure and hears calls. */
function server(task: string) {
  const heard: [string, string | null][] = [];
  const send = async (request: Request) => {
    heard.push([await request.text(), request.headers.get('Effort')]);
    return request.headers.has('Effort')
      ? new Response('{}')
      : new Response('{}', { status: 429, headers: { 'Effort-Challenge': task } });
  };
  return { heard, send };
}

describe('a call over a line past its measure', () => {
  it.each([0, 511, 1500])('solves its task, here by %s, and is sent once more as it was [AUTH-11]', async (number) => {
    const task = await taskWith(number);
    const { heard, send } = server(task);
    expect((await payEffort(send)(call())).status).toBe(200);
    expect(heard).toEqual([
      ['{"email":"a@masar.test"}', null],
      ['{"email":"a@masar.test"}', `${task}.${number}`],
    ]);
  });

  it.each([
    ['a task without a solution', async () => taskWith(5000)],
    ['no task', async () => 'anything'],
  ])('answers the refusal where it got %s [AUTH-11]', async (_, task) => {
    const { heard, send } = server(await task());
    expect((await payEffort(send)(call())).status).toBe(429);
    expect(heard).toHaveLength(1);
  });
});
