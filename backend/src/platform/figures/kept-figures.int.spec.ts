import { Transactions } from '#platform/database/transactions';
import { RouteNotFound } from '#platform/errors/platform.errors';
import { TaskQueue } from '#platform/tasks/task-queue';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { FiguresBeingCounted } from './counted.js';
import { KeptFigureRows } from './kept-figure-rows.js';
import { KeptFigures } from './kept-figures.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const few = 2000;
const many = 10_000;
const tooMany = 1_000_000;

/** Figures that tell how often they were counted. */
function counting(name: string, figures = app.app.get(KeptFigures)) {
  const asked = { times: 0, until: Promise.resolve(undefined) as Promise<undefined> };
  const kind = figures.kind(name, async () => {
    await asked.until;
    return { times: (asked.times += 1) };
  });
  return { asked, of: (subject: string, rows: number, ownerId?: string) => kind.of({ subject, rows, ownerId }) };
}

/** As another server has it, or this one after a start: what it knows stands in the database. */
const anotherServer = () =>
  new KeptFigures(app.app.get(KeptFigureRows), app.app.get(Transactions), app.app.get(TaskQueue));

const grownOld = () => app.em().execute(`update kept_figures set counted_at = counted_at - interval '6 minutes'`);

/** Asks again as long as it is told to. */
const once = <T>(ask: () => Promise<T>) =>
  until(
    () =>
      ask().catch((error: unknown) => {
        if (error instanceof FiguresBeingCounted) return undefined;
        throw error;
      }),
    'the figures to be counted',
  );

describe('figures over many rows', () => {
  it('are counted for each who asks while there are few rows [SCL-1]', async () => {
    const { of } = counting('few');
    expect([await of('all', few), await of('all', few)]).toEqual([
      { figures: { times: 1 } },
      { figures: { times: 2 } },
    ]);
  });

  it('are counted once and kept where there are more, each subject for itself [SCL-1]', async () => {
    const { of } = counting('more');
    expect(await of('one', many)).toEqual({ figures: { times: 1 } });
    expect(await of('one', many)).toMatchObject({ figures: { times: 1 }, countedAt: expect.any(Date) });
    expect((await of('other', many)).figures).toEqual({ times: 2 });
  });

  it('are counted by a task where there are very many: the first to ask are told to ask again [SCL-1]', async () => {
    const { of, asked } = counting('very many');
    const { promise, resolve: goOn } = Promise.withResolvers<undefined>();
    asked.until = promise;
    const first = await Promise.allSettled(Array.from({ length: 12 }, () => of('one', tooMany)));
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'));
    const [told] = first as PromiseRejectedResult[];
    expect(told!.reason).toMatchObject({
      code: 'platform.being_counted',
      status: 429,
      extra: { members: { seconds: 1 }, headers: { 'Retry-After': '1' } },
    });
    goOn(undefined);
    expect(await once(() => of('one', tooMany))).toMatchObject({ figures: { times: 1 }, countedAt: expect.any(Date) });
    expect(asked.times).toBe(1);
  });

  it('are told as they were while they are counted anew, once for all who ask [SCL-1]', async () => {
    const { of, asked } = counting('old');
    await once(() => of('one', tooMany));
    await grownOld();
    const { promise, resolve: goOn } = Promise.withResolvers<undefined>();
    asked.until = promise;
    const old = await Promise.all([of('one', tooMany), of('one', tooMany), of('one', tooMany)]);
    expect(old.map(({ figures }) => figures)).toEqual([{ times: 1 }, { times: 1 }, { times: 1 }]);
    expect(old.map(({ againAfter }) => againAfter)).toEqual([1, 1, 1]);
    goOn(undefined);
    const fresh = await until(async () => {
      const answer = await of('one', tooMany);
      return answer.againAfter === undefined && answer;
    }, 'the new figures');
    expect(fresh.figures).toEqual({ times: 2 });
    expect(asked.times).toBe(2);
  });

  it('are known to a server that starts, and to any other, without being counted again [SCL-1] [REL-7]', async () => {
    await once(() => counting('everywhere').of('one', tooMany));
    const { of, asked } = counting('everywhere', anotherServer());
    expect((await of('one', tooMany)).figures).toEqual({ times: 1 });
    expect(asked.times).toBe(0);
  });

  it('are not kept when counting them failed, and a subject that is gone is forgotten [SCL-1]', async () => {
    const figures = app.app.get(KeptFigures);
    const failing = figures.kind('failing', async () => {
      throw new Error('away');
    });
    await expect(failing.of({ subject: 'one', rows: many })).rejects.toThrow('away');
    expect((await counting('failing').of('one', many)).figures).toEqual({ times: 1 });
    const gone = figures.kind('gone', async () => {
      throw new RouteNotFound();
    });
    await expect(gone.of({ subject: 'one', rows: tooMany })).rejects.toThrow('platform.being_counted');
    const left = () => app.em().execute(`select from kept_figures where kind = 'gone'`);
    await until(async () => (await left()).length === 0, 'the subject to be forgotten');
  });

  it('of a kind that this build does not know are begun again by whoever asks next [SCL-1]', async () => {
    const { of, asked } = counting('from tomorrow', anotherServer());
    await expect(of('one', tooMany)).rejects.toThrow('platform.being_counted');
    // This server took the task and left it.
    await until(
      async () => (await app.em().execute(`select from kept_figures where kind = 'from tomorrow'`)).length === 0,
      'the claim to be given back',
    );
    expect(asked.times).toBe(0);
  });

  it('go with the account whose they are, and when nobody has asked for three months [SCL-1] [PRF-4]', async () => {
    const { userId } = await app.as('instructor');
    const { of } = counting('owned');
    await of(userId, many, userId);
    await of('all', many);
    await app.em().execute(`delete from users where id = ?`, [userId]);
    const subjects = () => app.em().execute(`select subject from kept_figures where kind = 'owned'`);
    expect(await subjects()).toEqual([{ subject: 'all' }]);
    await app.em().execute(`update kept_figures set counted_at = counted_at - interval '91 days'`);
    await app.app.get(KeptFigureRows).forgetOld();
    expect(await subjects()).toEqual([]);
  });

  it('of whole tables go by what the statistics say of them [SCL-1]', async () => {
    let asked = 0;
    const people = app.app.get(KeptFigures).kind('people', async () => (asked += 1));
    const told = async () => (await people.ofTables('all', ['users'])).figures;
    await app.em().execute(`analyze users`);
    expect([await told(), await told()]).toEqual([1, 2]);
    await app
      .em()
      .execute(`insert into users (email) select 'many' || n || '@example.org' from generate_series(1, 2500) as n`);
    await app.em().execute(`analyze users`);
    expect([await told(), await told()]).toEqual([3, 3]);
  });
});
