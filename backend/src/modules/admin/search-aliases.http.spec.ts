import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../courses/testing/course.builder.js';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const path = '/api/admin/search-aliases';
const add = (term: string, canonical: string) => admin.agent.post(path).send({ term, canonical });

describe('other names of words', () => {
  it('start with a few hundred and are listed, filtered and counted [SRCH-1]', async () => {
    const all = await admin.agent.get(path).query({ range: '[0,1]', sort: '["term","ASC"]' }).expect(200);
    expect(all.body).toHaveLength(2);
    expect(Number(all.headers['content-range']?.split('/')[1])).toBeGreaterThan(300);
    const some = await admin.agent.get(path).query({ filter: '{"q":"جافاسكربت"}' }).expect(200);
    expect(some.body).toEqual([expect.objectContaining({ term: 'جافاسكربت', canonical: 'JavaScript' })]);
  });

  it('count from the next search on, until they are removed [SRCH-1]', async () => {
    await aCourse().with({ titleAr: 'عزف السنطور', titleEn: 'Santur' }).published().saved(test.em());
    const found = async () =>
      (await test.anonymous().get('/api/search').query({ q: 'دولسيمر' }).expect(200)).body.groups.length;
    expect(await found()).toBe(0);
    const { body: alias } = await add('دولسيمر', 'آلة').expect(201);
    expect(await found()).toBe(0);
    const changed = { ...alias, canonical: 'سنطور' };
    await admin.agent.put(`${path}/${alias.id}`).send(changed).expect(200, changed);
    expect(await found()).toBe(1);
    await admin.agent.delete(`${path}/${alias.id}`).expect(200, changed);
    expect(await found()).toBe(0);
    await admin.agent.get(`${path}/${alias.id}`).expect(404);
  });

  it('stand on the list once, however they are written [SRCH-1] [REL-1]', async () => {
    await add('الجَافاسكربت', 'غيرها').expect(409);
    const { body } = await add('كلمة فريدة', 'معنى').expect(201);
    await admin.agent.put(`${path}/${body.id}`).send({ term: 'js', canonical: 'معنى' }).expect(409);
  });

  it.each([
    ['؟', 'معنى'],
    ['برمجة', 'البرمجه'],
    ['one two three four five', 'six'],
  ])('must mean something: %s for %s [SRCH-1]', async (term, canonical) => {
    const { body } = await add(term, canonical).expect(422);
    expect(body.code).toBe('search.alias_means_nothing');
  });

  it('are refused without a term, with unknown fields and under unknown ids [SRCH-1]', async () => {
    await admin.agent.post(path).send({ canonical: 'a' }).expect(400);
    await admin.agent.post(path).send({ term: 'a', canonical: 'b', weight: 3 }).expect(400);
    await admin.agent.put(`${path}/${randomUUID()}`).send({ term: 'a', canonical: 'b' }).expect(404);
    await admin.agent.delete(`${path}/${randomUUID()}`).expect(404);
    await admin.agent.get(`${path}/x`).expect(400);
  });

  it('are for administrators [SRCH-1] [SEC-1]', async () => {
    await (await test.as('instructor')).agent.post(path).send({ term: 'a', canonical: 'b' }).expect(403);
  });
});
