import { ApiError } from '@masar/contracts';
import { inTurn } from './in-turn';

const inLine = (place: number) =>
  new ApiError(429, '', JSON.stringify({ code: 'quizzes.in_line', place, seconds: place * 2 }));

describe('inTurn', () => {
  it('asks again when it was told to, says the place each time, and ends with what it is served [SCL-2]', async () => {
    const answers = [inLine(40), inLine(3)];
    const places: number[] = [];
    const pauses: number[] = [];
    const served = await inTurn(
      () => {
        const refusal = answers.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve('paper');
      },
      {
        isWanted: () => true,
        onPlace: (place) => places.push(place),
        pause: (seconds) => Promise.resolve(void pauses.push(seconds)),
      },
    );
    expect(served).toBe('paper');
    expect(places).toEqual([40, 3]);
    expect(pauses).toEqual([80, 6]);
  });

  it('stops asking once nobody waits any more, and at other failures [SCL-2]', async () => {
    let asked = 0;
    const waiting = { onPlace: () => undefined, pause: () => Promise.resolve() };
    const ask = (failure: Error) => () => {
      asked += 1;
      return Promise.reject<string>(failure);
    };
    await expect(inTurn(ask(inLine(2)), { ...waiting, isWanted: () => asked < 2 })).rejects.toThrow('429');
    expect(asked).toBe(2);
    await expect(inTurn(ask(new ApiError(503, '', '')), { ...waiting, isWanted: () => true })).rejects.toThrow('503');
    expect(asked).toBe(3);
  });
});
