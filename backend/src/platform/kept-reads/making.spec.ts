import { changesAt, Making } from './making.js';
import { asked, heardChanges } from './testing/heard-changes.js';

const jobs = 'select p.skills, u.name from jobs p join "public"."users" as u on true';

describe('what something is made of', () => {
  const tables = { jobs: 'every change', users: 'every change', skills: 'every change', likes: 'whose rows' } as const;

  /** Made by these statements; for a reader, where one is named. */
  async function made(statements: readonly string[], readerId?: string, bodies?: Record<string, string>) {
    const { changes } = await heardChanges({ ...tables, sessions: null }, bodies);
    const making = new Making(changes, readerId);
    await making.run(async () => {
      for (const text of statements) await asked(text);
    });
    const isTrueAfter = (...names: string[]) => {
      for (const name of names) changes.changed(name);
      return making.isTrue;
    };
    return { changes, making, isTrueAfter };
  }

  it.each(['jobs', 'users'])('are all tables of its statements: %s [REL-7]', async (table) => {
    expect((await made([jobs])).isTrueAfter(table)).toBe(false);
  });

  it('is nothing else [PERF-1]', async () => {
    expect((await made([jobs])).isTrueAfter('skills', 'likes')).toBe(true);
  });

  it.each([
    ['a list of tables', 'select 1 from users u, skills s'],
    ['a join within parentheses', 'select 1 from (users u left join lateral (select 1 from skills) s on true)'],
    ['a part of a condition', 'select 1 where exists (\n  select from\n skills)'],
    ['a view', 'select 1 from known_skills'],
    ['a function, and one that this calls', `select near('x')`],
  ])('are the tables of %s [REL-7]', async (_, text) => {
    const bodies = {
      known_skills: 'select * from skills',
      near: 'return closest(word);',
      closest: 'select from skills',
    };
    expect((await made([text], undefined, bodies)).isTrueAfter('skills')).toBe(false);
  });

  it('are the rows of its reader alone, where a table tells whose rows changed [SEC-1] [PERF-1]', async () => {
    const { isTrueAfter } = await made(['select 1 from likes'], 'me');
    expect(isTrueAfter('likes them')).toBe(true);
    expect(isTrueAfter('likes me')).toBe(false);
    expect((await made(['select 1 from likes'], 'me')).isTrueAfter('likes')).toBe(false);
  });

  it('keeps it from being kept where nobody tells its changes [REL-7]', async () => {
    expect((await made(['select 1 from sessions'], 'me')).making.isTrue).toBe(false);
    // Rows of people in what is alike for everybody: whose changes would count?
    const { making } = await made(['select 1 from likes']);
    expect([making.isTrue, [...making.unheard]]).toEqual([false, ['likes']]);
  });

  it('is what its parts are made of, also those that were at hand, and until when they are true [REL-7]', async () => {
    const ofSkills = async () => {
      const { changes, making: part } = await made(['select 1 from skills']);
      const whole = new Making(changes);
      await whole.run(async () => {
        part.goesIn();
        await asked(jobs);
      });
      return { changes, part, whole };
    };
    const { changes, whole } = await ofSkills();
    expect(whole.isTrue).toBe(true);
    changes.changed('skills');
    expect(whole.isTrue).toBe(false);

    const other = await ofSkills();
    const until = Date.now() + 1000;
    await other.part.run(async () => changesAt(new Date(until)));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(until);
    expect(other.whole.isTrue).toBe(false);
    clock.mockRestore();
  });

  it('counts from before a statement is sent: what changes while it is answered may not be in it [REL-7]', async () => {
    const { changes } = await heardChanges(tables);
    const making = new Making(changes);
    await making.run(async () => {
      const answer = asked(jobs);
      changes.changed('jobs');
      expect(making.isTrue).toBe(false);
      await answer;
    });
  });
});
