import { Readable, Writable } from 'node:stream';
import { printReadably } from './readable-log.ts';

const line = { level: 30, time: 1795740416802, pid: 1, hostname: 'vm' };

async function printed(...lines: object[]): Promise<{ text: string; ready: number }> {
  let text = '';
  let ready = 0;
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const all = [...lines, { ...line, msg: 'the last line' }];
  printReadably(Readable.from(all.map((each) => `${JSON.stringify(each)}\n`)), () => (ready += 1), to);
  while (!text.includes('the last line')) await new Promise((resolve) => setImmediate(resolve));
  // What the last lines caused runs a turn later.
  await new Promise((resolve) => setImmediate(resolve));
  return { text, ready };
}

describe('the log of npm run dev', () => {
  it('is read by people: time, where, what [OPS-4]', async () => {
    const { text } = await printed({ ...line, context: 'TrainModelTask', made: 3, msg: 'recommendations trained' });
    expect(text).toMatch(/\d\d:\d\d:\d\d.*INFO.*TrainModelTask: recommendations trained/);
    expect(text).toContain('"made":3');
    expect(text).not.toMatch(/hostname|pid/);
  });

  it('leaves out modules and routes, and keeps what is wrong with them [OPS-4]', async () => {
    const { text } = await printed(
      { ...line, context: 'RouterExplorer', msg: 'Mapped {/api/courses, GET} route' },
      { ...line, level: 40, context: 'RouterExplorer', msg: 'Two routes of one name' },
    );
    expect(text).not.toContain('Mapped');
    expect(text).toContain('Two routes of one name');
  });

  it('tells when the server answers [OPS-4]', async () => {
    expect((await printed({ ...line, msg: 'Starting' })).ready).toBe(0);
    expect((await printed({ ...line, msg: 'Masar answers at http://127.0.0.1:3000' })).ready).toBe(1);
  });
});
