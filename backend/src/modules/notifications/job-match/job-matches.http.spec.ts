import { jobMatchNews } from '@masar/domain';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aJob } from '../../jobs/testing/job.builder.js';
import { UserSkillSchema } from '../../skills/held/user-skill.entity.js';

let app: TestApp;
let poster: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  // What administrators post is open at once, in every mode.
  poster = await app.as('admin');
});
afterAll(() => app.close());

const choose = ({ agent }: SignedInAgent, body: object) =>
  agent.put('/api/notifications/preferences').send(body).expect(200);
const wants = (person: SignedInAgent, jobMatchFrom?: number) =>
  choose(person, { kinds: [{ kind: 'job-match', channel: 'in-app' }], ...(jobMatchFrom && { jobMatchFrom }) });

async function personWith(...skillIds: string[]): Promise<SignedInAgent> {
  const person = await app.as('student');
  const em = app.em();
  for (const skillId of skillIds) {
    em.create(UserSkillSchema, {
      userId: person.userId,
      skillId,
      skillName: skillId,
      proficiencyLevel: 4,
      source: 'assessed',
    });
  }
  await em.flush();
  return person;
}

const toldTo = async ({ agent }: SignedInAgent): Promise<{ kind: string; titleAr: string; href: string }[]> =>
  JSON.parse((await agent.get('/api/notifications').expect(200)).text.replace(/[\u2066-\u2069\u200f]/g, ''));

const vacancy = (requiredSkills: string[], title = 'مطوّرة واجهات') => ({
  title,
  description: 'نبني متاجر إلكترونية لتجّار في بغداد.',
  companyName: 'شركة الرافد',
  contactInfo: 'jobs@example.org',
  requiredSkills,
  experienceLevel: 'entry',
});
const post = async (requiredSkills: string[]): Promise<string> =>
  (await poster.agent.post('/api/jobs').send(vacancy(requiredSkills)).expect(201)).body.id;

/** Waits until all that was enqueued is done. */
const settled = () =>
  until(async () => {
    const open = await app.em().execute(`select 1 from pgboss.job
      where name in ('notifications.job-opened', 'notifications.skills-changed') and state <> 'completed'`);
    return open.length === 0;
  }, 'the end of the tasks');

describe('news of vacancies that fit', () => {
  it('come to those who asked for them, from their match on, once, and to nobody else [NTF-5] [JOB-2]', async () => {
    const [fitting, half, silent] = [
      await personWith('html', 'css'),
      await personWith('html'),
      await personWith('html', 'css'),
    ];
    await wants(fitting);
    await wants(half, 90);
    await wants(poster, 50);
    const id = await post(['HTML', 'CSS']);
    await until(async () => (await toldTo(fitting)).length > 0, 'the notification');
    const change = (body: object) => poster.agent.patch(`/api/jobs/${id}`).send(body).expect(200);
    await change({ isActive: false });
    await change({ isActive: true });
    await settled();
    expect(await toldTo(fitting)).toMatchObject([
      { kind: 'job-match', titleAr: 'وظيفة تناسب مهاراتك بنسبة 100%: «مطوّرة واجهات»', href: `/jobs/${id}` },
    ]);
    for (const person of [half, silent, poster]) expect(await toldTo(person)).toEqual([]);
  });

  it('come from the match on that was chosen, also when other skills are asked for [NTF-5]', async () => {
    const person = await personWith('seo');
    await wants(person, 50);
    const id = await post(['React', 'Vue', 'SEO']);
    await settled();
    expect(await toldTo(person)).toEqual([]);
    await poster.agent
      .patch(`/api/jobs/${id}`)
      .send({ requiredSkills: ['SEO'] })
      .expect(200);
    await until(async () => (await toldTo(person)).length > 0, 'the notification');
  });

  it('come after a review, and not before it [NTF-5] [OPP-4]', async () => {
    const person = await personWith('figma');
    await wants(person);
    const { id } = await aJob(app.em(), poster.userId, { status: 'pending', skillIds: ['figma'] });
    const admin = await app.as('admin');
    expect(await toldTo(person)).toEqual([]);
    await admin.agent.put(`/api/admin/pending-postings/${id}`).send({ status: 'published' }).expect(200);
    await until(async () => (await toldTo(person)).length > 0, 'the notification');
  });

  it('bring the best few when skills grow, and never more than a few a day [NTF-5]', async () => {
    for (let count = 0; count < 8; count += 1) await aJob(app.em(), poster.userId, { skillIds: ['scrum', 'kanban'] });
    const person = await personWith('scrum');
    await wants(person, 80);
    const state = (skillId: string, level: number) =>
      person.agent
        .put(`/api/profile/skills/${skillId}`)
        .send({ level })
        .expect((answer) => answer.status < 300);
    await state('kanban', 5);
    await until(async () => (await toldTo(person)).length > 0, 'the notifications');
    await settled();
    expect(await toldTo(person)).toHaveLength(3);
    for (const level of [4, 5]) {
      await state('kanban', level);
      await settled();
    }
    expect(await toldTo(person)).toHaveLength(jobMatchNews.mostADay);
  });
});
