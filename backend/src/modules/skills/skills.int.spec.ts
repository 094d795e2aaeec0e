import { skillKey } from '@masar/domain';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { startTestApp, type TestApp } from '#testing/test-app';
import { SkillAcquired, SkillsFacade } from './index.js';

let app: TestApp;
let skills: SkillsFacade;
const acquired: SkillAcquired[] = [];
beforeAll(async () => {
  app = await startTestApp();
  skills = app.app.get(SkillsFacade);
  app.app.get(EventBus).listen(SkillAcquired, async (event) => void acquired.push(event));
});
afterAll(() => app.close());

describe('SkillsFacade', () => {
  it('takes spellings of both languages for one skill [PRF-2]', async () => {
    const spellings = ['جافا سكريبت', 'javascript', 'JS', 'لغة JavaScript', 'JavaScript basics'];
    expect(await skills.resolve(spellings)).toEqual(spellings.map(() => 'javascript'));
    expect(await skills.resolve(['', 'هندسة الصواريخ', 'CSS3'])).toEqual([null, null, 'css']);
  });

  it('names skills in the language that is asked for [PRF-2]', async () => {
    expect(await skills.labels(['javascript', 'unknown'], 'ar')).toEqual(new Map([['javascript', 'JavaScript']]));
    expect(await skills.labels(['javascript'], 'en')).toEqual(new Map([['javascript', 'JavaScript']]));
  });

  it('knows what is near a skill, from either side [PRF-2]', async () => {
    expect(await skills.related('css')).toContainEqual({ of: 'css', skillId: 'html', weight: 0.8 });
    expect(await skills.related(['html'])).toContainEqual({ of: 'html', skillId: 'css', weight: 0.8 });
  });

  it('counts a skill once, by its most trusted source, and says so to others [PRF-2]', async () => {
    const { userId } = await app.as('student');
    const set = (...rest: ['self-stated' | 'course' | 'assessed', number]) =>
      app.app.get(Transactions).run((em) => skills.setFromSource(em, userId, 'css', ...rest));
    await set('self-stated', 5);
    await set('course', 3);
    await set('course', 2);
    expect(await skills.skillsOf(userId)).toMatchObject([{ skillId: 'css', source: 'course', level: 3 }]);
    await set('assessed', 4);
    await set('assessed', 2);
    expect(await skills.skillsOf(userId)).toMatchObject([{ skillId: 'css', source: 'assessed', level: 2 }]);
    const told = acquired.filter((event) => event.userId === userId);
    expect(told.map(({ source, level }) => [source, level])).toEqual([
      ['self-stated', 5],
      ['course', 3],
      ['assessed', 4],
      ['assessed', 2],
    ]);
    const unknown = app.app.get(Transactions).run((em) => skills.setFromSource(em, userId, 'nothing', 'course', 3));
    await expect(unknown).rejects.toMatchObject({ code: 'skills.not_found' });
  });
});

describe('masar_skill_key', () => {
  it('folds every spelling of the vocabulary as skillKey does [PRF-2]', async () => {
    const rows = await app
      .em()
      .execute<{ name: string; key: string }[]>('select name, masar_skill_key(name) as key from skill_names');
    expect(rows.length).toBeGreaterThan(5000);
    expect(rows.filter(({ name, key }) => key !== skillKey(name))).toEqual([]);
  });
});
