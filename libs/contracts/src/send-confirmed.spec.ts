import { sendConfirmed } from './send-confirmed.ts';

const refusal = () =>
  new Response('{"code":"auth.confirmation_required","methods":["password"]}', {
    status: 403,
    statusText: 'Forbidden',
  });
const call = () =>
  new Request('http://portal.test/api/profile', { method: 'PATCH', body: '{"email":"new@masar.test"}' });

/** A server that refuses until somebody confirmed. */
function server() {
  const heard: string[] = [];
  const state = { isConfirmed: false };
  const send = async (request: Request) => {
    heard.push(await request.text());
    return state.isConfirmed ? new Response('{}') : refusal();
  };
  return { heard, state, send };
}

describe('a call that wants a confirmation', () => {
  it('asks with the methods of the person and is sent once more as it was [AUTH-12]', async () => {
    const { heard, state, send } = server();
    const asked: (readonly string[])[] = [];
    const answer = await sendConfirmed(send, async (methods) => {
      asked.push(methods);
      return (state.isConfirmed = true);
    })(call());
    expect([answer.status, asked, heard]).toEqual([
      200,
      [['password']],
      ['{"email":"new@masar.test"}', '{"email":"new@masar.test"}'],
    ]);
  });

  it('answers the refusal to who cancels, and can ask again [AUTH-12]', async () => {
    const { heard, send } = server();
    let asked = 0;
    const careful = sendConfirmed(send, async () => {
      asked += 1;
      return false;
    });
    expect([(await careful(call())).status, (await careful(call())).status]).toEqual([403, 403]);
    expect([asked, heard.length]).toEqual([2, 2]);
  });

  it('asks once for calls that are refused together [AUTH-12]', async () => {
    const { state, send } = server();
    let asked = 0;
    const careful = sendConfirmed(send, async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve));
      return (state.isConfirmed = true);
    });
    const answers = await Promise.all([careful(call()), careful(call())]);
    expect([asked, ...answers.map(({ status }) => status)]).toEqual([1, 200, 200]);
  });

  it('leaves other refusals alone [AUTH-12]', async () => {
    const ask = async () => {
      throw new Error('nobody is to be asked');
    };
    const other = async () => new Response('{"code":"auth.forbidden"}', { status: 403 });
    expect((await sendConfirmed(other, ask)(call())).status).toBe(403);
  });
});
