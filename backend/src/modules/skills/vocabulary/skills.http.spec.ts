import { startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const suggested = async (search: string): Promise<string[]> => {
  const { agent } = await app.as('student');
  const { body } = await agent.get('/api/skills').query({ search }).expect(200);
  return body.map(({ id }: { id: string }) => id);
};

describe('GET /api/skills', () => {
  it.each([
    ['JS', 'javascript'],
    ['جافا سكر', 'javascript'],
    ['javascritp', 'javascript'],
    ['فوتشوب', 'photoshop'],
    ['السيو', 'seo'],
    ['c#', 'csharp'],
    ['ادارة الوقت', 'time-management'],
    ['اكسيل', 'excel'],
    ['comunication', 'communication'],
    ['seoo', 'seo'],
  ])('suggests for «%s» first of all %s [PRF-2]', async (typed, id) => {
    expect((await suggested(typed))[0]).toBe(id);
  });

  it('answers at most ten skills in both languages, none for nothing typed or nothing alike [PRF-2]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/skills').query({ search: 'ad' }).expect(200);
    expect(body).toHaveLength(10);
    expect(Object.keys(body[0])).toEqual(['id', 'labelAr', 'labelEn', 'category']);
    expect(await suggested('')).toEqual([]);
    expect(await suggested('  ،؟ ')).toEqual([]);
    expect(await suggested('zzzzqqqq')).toEqual([]);
  });

  it('guesses nothing from three letters, which are alike by chance [PRF-2]', async () => {
    expect(await suggested('jsq')).toEqual([]);
  });

  it('refuses overlong texts [PRF-2]', async () => {
    const { agent } = await app.as('student');
    await agent
      .get('/api/skills')
      .query({ search: 'م'.repeat(81) })
      .expect(400);
  });
});
