import { SessionReads } from './session-reads.js';

describe('SessionReads', () => {
  function aTable() {
    const asked: string[][] = [];
    const answers: (() => void)[] = [];
    const query = (_: string, [keys]: [string[]]) => {
      asked.push(keys);
      const rows = keys.filter((key) => key !== 'unknown').map((sid) => ({ sid, sess: { createdAt: sid } }));
      return new Promise((resolve, reject) =>
        answers.push(() => (keys.includes('broken') ? reject(new Error('no database')) : resolve({ rows }))),
      );
    };
    const answerAll = async () => {
      while (answers.length > 0) {
        answers.shift()!();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { reads: new SessionReads({ query } as never), asked, answerAll };
  }

  it('reads at once who comes alone, and all who come meanwhile together [SCL-2]', async () => {
    const { reads, asked, answerAll } = aTable();
    const found = ['a', 'b', 'c', 'd', 'unknown'].map((key) => reads.find(key));
    expect(asked).toEqual([['a'], ['b']]);
    await answerAll();
    expect(asked).toEqual([['a'], ['b'], ['c', 'd', 'unknown']]);
    expect((await Promise.all(found)).map((session) => session?.createdAt)).toEqual(['a', 'b', 'c', 'd', undefined]);
  });

  it('gives each caller a session of their own [AUTH-5]', async () => {
    const { reads, answerAll } = aTable();
    const both = [1, 2, 3, 4].map(() => reads.find('a'));
    await answerAll();
    const [, , third, fourth] = await Promise.all(both);
    expect(third).toEqual(fourth);
    expect(third).not.toBe(fourth);
  });

  it('tells everybody of a failure, and goes on [REL-6]', async () => {
    const { reads, answerAll } = aTable();
    const refused = expect(reads.find('broken')).rejects.toThrow('no database');
    await answerAll();
    await refused;
    const found = reads.find('a');
    await answerAll();
    expect(await found).toEqual({ createdAt: 'a' });
  });
});
