import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aPeerSetting } from '../testing/a-peer-review.js';
import { aMark, worst } from '../testing/an-assignment.js';
import { PeerReleaseService } from './peer-release.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** One piece of work with two reviews that praise it and one that does not. */
async function reviewed() {
  const setting = await aPeerSetting(app, 3);
  const { learner, another, handIn, review, workOf } = setting;
  const work = await handIn(learner);
  const others = [await another(), await another(), await another()];
  const reviews: string[] = [];
  for (const [at, other] of others.entries()) {
    await handIn(other);
    // The first of their reviews is of the only work that has as few.
    const id = await review(other, at === 2 ? { levels: worst, comment: 'ضعيف.' } : {});
    reviews.push(id);
    expect(await workOf(id)).toBeDefined();
  }
  await app.em().execute(`update peer_reviews set submission_id = ? where id in (?, ?, ?)`, [work.id, ...reviews]);
  return { ...setting, work, others, far: reviews[2]! };
}

describe('GET /api/assignments/{id}/peer-results', () => {
  it('lists work with median, spread and what looks odd, page by page, for who teaches alone [ASG-2]', async () => {
    const { author, learner, id, work } = await reviewed();
    const path = `/api/assignments/${id}/peer-results`;
    const { body, headers } = await author.agent.get(`${path}?limit=1`).expect(200);
    expect(body).toMatchObject([
      {
        id: work.id,
        done: 3,
        wanted: 3,
        begun: 0,
        points: 8,
        maximum: 8,
        spread: 100,
        flags: ['outlier'],
        score: null,
      },
    ]);
    expect(headers['x-total-count']).toBe('4');
    const next = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
    expect((await author.agent.get(next)).body).toMatchObject([{ done: 0, points: null, flags: ['few'] }]);
    await learner.agent.get(path).expect(403);
    await (await app.as('instructor')).agent.get(path).expect(403);
    await author.agent.get(`${path}?limit=0`).expect(400);
    await author.agent.get(`/api/assignments/${randomUUID()}/peer-results`).expect(404);
  });
});

describe('GET /api/submissions/{id}/peer-result', () => {
  it('names the reviewers to who teaches, and to nobody else [ASG-2]', async () => {
    const { author, learner, work, others, far } = await reviewed();
    const path = `/api/submissions/${work.id}/peer-result`;
    const { body } = await author.agent.get(path).expect(200);
    const { reviews } = body as { reviews: { id: string; isOutlier: boolean; reviewerName: string }[] };
    expect(reviews.map(({ isOutlier }) => isOutlier)).toEqual([false, false, true]);
    expect(reviews[2]).toMatchObject({ id: far, comment: 'ضعيف.', reviewerName: 'زهراء كاظم' });
    expect(body).toMatchObject({
      levels: [
        { row: 0, level: 2 },
        { row: 1, level: 1 },
      ],
    });
    for (const stranger of [learner, others[0]!]) await stranger.agent.get(path).expect(403);
    await (await app.as('instructor')).agent.get(path).expect(404);
    await author.agent.get(`/api/submissions/${randomUUID()}/peer-result`).expect(404);
  });
});

describe('PUT and DELETE /api/peer-reviews/{id}/drop', () => {
  it('leave a review out with a reason, and let it count again [ASG-2]', async () => {
    const { author, learner, far, others, take } = await reviewed();
    const path = `/api/peer-reviews/${far}/drop`;
    const { body } = await author.agent.put(path).send({ reason: 'لم يقرأ العمل' }).expect(200);
    expect(body).toMatchObject({ done: 2, points: 8, spread: 0, flags: ['few'] });
    expect((body as { reviews: object[] }).reviews[2]).toMatchObject({ droppedBecause: 'لم يقرأ العمل' });
    expect((await author.agent.delete(path).expect(200)).body).toMatchObject({ done: 3, flags: ['outlier'] });
    await author.agent.put(path).send({ reason: '' }).expect(400);
    for (const method of ['put', 'delete'] as const) {
      await learner.agent[method](path).send({ reason: 'لا' }).expect(403);
      await (await app.as('instructor')).agent[method](path).send({ reason: 'لا' }).expect(404);
      await author.agent[method](`/api/peer-reviews/${randomUUID()}/drop`).send({ reason: 'لا' }).expect(404);
    }
    const begun = await take(others[0]!);
    const early = await author.agent.put(`/api/peer-reviews/${begun}/drop`).send({ reason: 'لا' }).expect(409);
    expect(early.body.code).toBe('assignments.review_not_done');
  });
});

describe('POST /api/assignments/{id}/peer-results/release', () => {
  it('ends reviewing and tells everybody whose work was reviewed, once [ASG-2] [NTF-1]', async () => {
    const { author, learner, others, path, courseId, id, work } = await reviewed();
    const arrived = async (who = learner) =>
      ((await who.agent.get('/api/notifications').expect(200)).body as { titleAr: string; href: string }[]).filter(
        ({ href, titleAr }) => href === `/courses/${courseId}/assignments/${id}` && titleAr.includes('وصلت'),
      );
    const released = await author.agent.post(`${path}/peer-results/release`).expect(200);
    expect(released.body.peerReleasedAt).not.toBeNull();
    const again = await author.agent.post(`${path}/peer-results/release`).expect(200);
    expect(again.body.peerReleasedAt).toBe(released.body.peerReleasedAt);
    expect(await arrived()).toHaveLength(1);
    expect(await arrived(others[0])).toHaveLength(0);
    expect((await learner.agent.get(`/api/submissions/${work.id}/received-reviews`)).body).toMatchObject({
      isReleased: true,
    });
    await others[0]!.agent.post(`${path}/own-reviews`).expect(409);
    await learner.agent.post(`${path}/peer-results/release`).expect(403);
    await (await app.as('instructor')).agent.post(`${path}/peer-results/release`).expect(403);
    await author.agent.post(`/api/assignments/${randomUUID()}/peer-results/release`).expect(404);
  });

  it('comes by itself when the day is over, and a later day opens reviewing again [ASG-2]', async () => {
    const { learner, another, path, handIn, rewrite, reviewsDueIn, take } = await aPeerSetting(app);
    await handIn(learner);
    const other = await another();
    await handIn(other);
    await reviewsDueIn(-1);
    await app.app.get(PeerReleaseService).releaseDue();
    expect((await learner.agent.get(path)).body.peerReleasedAt).not.toBeNull();
    await rewrite({ peerReviews: 1, peerReviewDueAt: '2099-01-01T00:00:00.000Z' });
    expect((await learner.agent.get(path)).body.peerReleasedAt).toBeNull();
    await take(other);
  });
});

describe('a peer result', () => {
  it('marks nothing by itself: the work waits until who teaches takes it over as their own mark [ASG-2] [EVD-4]', async () => {
    const { author, learner, work, path } = await reviewed();
    await author.agent.post(`${path}/peer-results/release`).expect(200);
    const waiting = (await learner.agent.get(`/api/submissions/${work.id}`)).body;
    expect(waiting).toMatchObject({ state: 'waiting', score: null, marks: [] });
    const { levels } = (await author.agent.get(`/api/submissions/${work.id}/peer-result`)).body as { levels: object[] };
    await author.agent
      .put(`/api/submissions/${work.id}/mark`)
      .send({ ...aMark, version: waiting.version, levels })
      .expect(200);
    expect((await author.agent.get(`/api/submissions/${work.id}/peer-result`)).body).toMatchObject({
      state: 'marked',
      score: '100.00',
    });
  });
});

describe('who handed in and owes reviews', () => {
  it('hears once that work of others waits [ASG-2] [NTF-1]', async () => {
    const { learner, another, courseId, id, handIn } = await aPeerSetting(app);
    await handIn(learner);
    for (let times = 0; times < 2; times += 1) await handIn(await another());
    const told = (await learner.agent.get('/api/notifications').expect(200)).body as {
      titleAr: string;
      href: string;
    }[];
    const ofPeers = told.filter(({ href }) => href === `/courses/${courseId}/assignments/${id}`);
    expect(ofPeers).toHaveLength(1);
    expect(ofPeers[0]!.titleAr).toContain('راجع أعمال زملائك');
  });
});
