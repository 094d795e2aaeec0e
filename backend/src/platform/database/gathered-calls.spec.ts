import { AsyncLocalStorage } from 'node:async_hooks';
import { GatheredCalls } from './gathered-calls.js';

describe('GatheredCalls', () => {
  function aCounter() {
    const asked: number[][] = [];
    const answers: (() => void)[] = [];
    const calls = new GatheredCalls<number, string>({ atOnce: 2, inOne: 3 }, (numbers) => {
      asked.push([...numbers]);
      return new Promise((resolve, reject) =>
        answers.push(() => (numbers.includes(0) ? reject(new Error('away')) : resolve(numbers.map(String)))),
      );
    });
    const answerAll = async () => {
      while (answers.length > 0) {
        answers.shift()!();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { calls, asked, answerAll };
  }

  it('asks at once for who comes alone, and together for all who come meanwhile [SCL-2]', async () => {
    const { calls, asked, answerAll } = aCounter();
    const answers = [1, 2, 3, 4, 5, 6].map((number) => calls.ask(number));
    expect(asked).toEqual([[1], [2]]);
    await answerAll();
    expect(asked).toEqual([[1], [2], [3, 4, 5], [6]]);
    expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('tells everybody in it of a failure, and goes on [REL-6]', async () => {
    const { calls, answerAll } = aCounter();
    const refused = expect(calls.ask(0)).rejects.toThrow('away');
    await answerAll();
    await refused;
    const next = calls.ask(7);
    await answerAll();
    expect(await next).toBe('7');
  });

  it('asks in nobody’s context, so that no write of many joins the transaction of one [REL-1]', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const calls = new GatheredCalls<number, number>({ atOnce: 1, inOne: 3 }, async (numbers) => {
      seen.push(context.getStore());
      return numbers;
    });
    await context.run('of one call', () => Promise.all([calls.ask(1), calls.ask(2)]));
    expect(seen).toEqual([undefined, undefined]);
  });
});
