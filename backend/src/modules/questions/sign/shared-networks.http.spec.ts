import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { type ReadPaper, start, take } from '../testing/a-drawn-quiz.js';
import { aFinalSetting, type FinalSetting } from '../testing/a-final.js';
import { SharedNetworks } from './shared-networks.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** All of these hand in over the network of the test. */
async function sit(setting: FinalSetting): Promise<{ learner: SignedInAgent; paper: ReadPaper }> {
  const learner = await setting.aFinisher();
  return { learner, paper: await take(await start(setting, learner), learner, 1) };
}

async function signsOf({ author }: FinalSetting): Promise<string[]> {
  const { body } = await author.agent.get('/api/learning-signs').expect(200);
  return (body as { kind: string; userId: string }[])
    .filter(({ kind }) => kind === 'shared-network')
    .map(({ userId }) => userId)
    .sort();
}

const networks = () =>
  app.em().execute<{ paper_id: string; network: string }[]>('select paper_id, network from paper_networks');
const agedBy = (days: number) =>
  app.em().execute(`update paper_networks set created_at = now() - ? * interval '1 day'`, [days]);

describe('several accounts that hand in one final over one network', () => {
  it('leave a sign each from the third on, and none where there are two [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    const sitting = [await sit(setting), await sit(setting)];
    expect(await signsOf(setting)).toEqual([]);
    sitting.push(await sit(setting));
    expect(await signsOf(setting)).toEqual(sitting.map(({ learner }) => learner.userId).sort());
  });

  it('are not counted with those of another final [EVD-5] [EVD-8]', async () => {
    const [one, other] = [await aFinalSetting(app), await aFinalSetting(app)];
    const sitting = [await sit(one), await sit(one), await sit(other)];
    expect([await signsOf(one), await signsOf(other)]).toEqual([[], []]);
    const known = new Map((await networks()).map(({ paper_id, network }) => [paper_id, network]));
    const [first, second, third] = sitting.map(({ paper }) => known.get(paper.id));
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(first).not.toContain('127.0.0.1');
  });

  it('are forgotten after three days [EVD-8] [PRF-4]', async () => {
    const setting = await aFinalSetting(app);
    const [{ learner, paper }] = [await sit(setting), await sit(setting)];
    const { body: copy } = await learner.agent.get('/api/profile/export').expect(200);
    expect((copy as Record<string, unknown>)['paperNetworks']).toMatchObject([{ paperId: paper.id }]);
    await agedBy(4);
    await sit(setting);
    expect(await signsOf(setting)).toEqual([]);
    await app.app.get(SharedNetworks).forget(new Date());
    expect((await networks()).map(({ paper_id }) => paper_id)).not.toContain(paper.id);
  });
});
