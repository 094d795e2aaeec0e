import { startTestApp, type TestApp } from '#testing/test-app';
import { KeptFigures } from './kept-figures.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const figures = () => app.app.get(KeptFigures);

/** Counts how often it was asked. */
function counting() {
  let asked = 0;
  return async () => (asked += 1);
}

describe('figures over many rows', () => {
  it('are counted for each who asks while there are few rows [SCL-1]', async () => {
    const read = counting();
    const few = async () => 2000;
    expect([await figures().of('few', few, read), await figures().of('few', few, read)]).toEqual([1, 2]);
  });

  it('are kept where there are many, and those of another key are others [SCL-1]', async () => {
    const read = counting();
    const many = async () => 1_000_000;
    expect([await figures().of('many', many, read), await figures().of('many', many, read)]).toEqual([1, 1]);
    expect(await figures().of('others', many, read)).toBe(2);
  });

  it('are not kept when counting them failed [SCL-1]', async () => {
    const many = async () => 1_000_000;
    const failing = async () => {
      throw new Error('away');
    };
    await expect(figures().of('failing', many, failing)).rejects.toThrow('away');
    expect(await figures().of('failing', many, counting())).toBe(1);
  });

  it('of whole tables go by what the statistics say of them [SCL-1]', async () => {
    const read = counting();
    await app.em().execute(`analyze users`);
    expect([
      await figures().ofTables('few people', ['users'], read),
      await figures().ofTables('few people', ['users'], read),
    ]).toEqual([1, 2]);
    await app
      .em()
      .execute(`insert into users (email) select 'many' || n || '@example.org' from generate_series(1, 2500) as n`);
    await app.em().execute(`analyze users`);
    expect([
      await figures().ofTables('people', ['users'], read),
      await figures().ofTables('people', ['users'], read),
    ]).toEqual([3, 3]);
  });
});
