import { randomUUID } from 'node:crypto';
import { zipSync } from 'fflate';
import { aNamedPdf, author, wordsOf } from '#platform/files/cleaning/testing/a-named-pdf';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aPeerSetting } from '../testing/a-peer-review.js';
import { best, worst } from '../testing/an-assignment.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const aReview = { levels: best, comment: 'عمل واضح.' };

describe('POST /api/assignments/{id}/own-reviews', () => {
  it('gives the work of somebody else, without a word of whose it is, and the same again [ASG-2]', async () => {
    const { learner, another, path, handIn, take } = await aPeerSetting(app);
    const author = await another();
    await handIn(author, 'عملي أنا.');
    await handIn(learner);
    expect((await learner.agent.get(`${path}/own-reviews`).expect(200)).body).toMatchObject({
      wanted: 1,
      done: 0,
      isOpen: true,
      hasHandedIn: true,
      mayTake: true,
      reviews: [],
    });
    const id = await take(learner);
    expect(await take(learner)).toBe(id);
    const { body } = await learner.agent.get(`/api/peer-reviews/${id}`).expect(200);
    expect(body).toMatchObject({ text: 'عملي أنا.', isOpen: true, levels: [], peerInstructionsAr: 'اقرأ بهدوء.' });
    expect(JSON.stringify(body)).not.toContain(author.userId);
    expect(JSON.stringify(body)).not.toMatch(/userName|submissionId|زهراء/);
  });

  it('is refused before own work is handed in, where nobody reviews, and when reviewing has ended [ASG-2]', async () => {
    const { learner, another, author, path, rewrite, handIn, reviewsDueIn } = await aPeerSetting(app);
    await handIn(await another());
    const asks = () => learner.agent.post(`${path}/own-reviews`);
    expect((await asks().expect(409)).body.code).toBe('assignments.hand_in_first');
    await handIn(learner);
    await reviewsDueIn(-1);
    expect((await asks().expect(409)).body.code).toBe('assignments.peer_review_closed');
    await rewrite({ peerReviews: 0 });
    expect((await asks().expect(409)).body.code).toBe('assignments.no_peer_review');
    await (await app.as('student')).agent.post(`${path}/own-reviews`).expect(403);
    await author.agent.post(`${path}/own-reviews`).expect(403);
    await learner.agent.post(`/api/assignments/${randomUUID()}/own-reviews`).expect(404);
    await learner.agent.post('/api/assignments/one/own-reviews').expect(400);
  });

  it('never gives somebody their own work or that of their group, nor the same twice [ASG-2]', async () => {
    const { learner, another, path, handIn, review } = await aPeerSetting(app, 2);
    await handIn(learner);
    expect((await learner.agent.post(`${path}/own-reviews`).expect(409)).body.code).toBe(
      'assignments.nothing_to_review',
    );
    await handIn(await another());
    await review(learner);
    await learner.agent.post(`${path}/own-reviews`).expect(409);

    const group = await aPeerSetting(app, 1, { isGroupWork: true });
    const mate = await group.another();
    const put = (userId: string) =>
      group.author.agent.put(`${group.path}/groups/learners/${userId}`).send({ group: 1 }).expect(204);
    await put(group.learner.userId);
    await put(mate.userId);
    await group.handIn(group.learner);
    expect((await mate.agent.post(`${group.path}/own-reviews`).expect(409)).body.code).toBe(
      'assignments.nothing_to_review',
    );
  });

  it('gives each work to as many as were asked for, whoever asks at once [ASG-2]', async () => {
    const { another, handIn, path } = await aPeerSetting(app, 2);
    const people = await Promise.all(Array.from({ length: 5 }, () => another()));
    for (const person of people) await handIn(person);
    for (let round = 0; round < 2; round += 1) {
      const taken = await Promise.all(people.map(({ agent }) => agent.post(`${path}/own-reviews`)));
      expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await Promise.all(
        taken.map(({ body }, at) =>
          people[at]!.agent.put(`/api/peer-reviews/${(body as { id: string }).id}`)
            .send(aReview)
            .expect(200),
        ),
      );
    }
    const counts = await app.em().execute<{ reviews: number }[]>(
      `select count(*)::int as reviews from peer_reviews p join submissions s on s.id = p.submission_id
       where s.user_id in (${people.map(() => '?').join(', ')}) group by s.id`,
      people.map(({ userId }) => userId),
    );
    expect(counts).toHaveLength(5);
    for (const { reviews } of counts) expect(reviews).toBeLessThanOrEqual(3);
    expect(counts.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(10);
  });

  it('gives work on whose reviewer let the time go by, who is told and takes another [ASG-2]', async () => {
    const { learner, another, path, handIn, take } = await aPeerSetting(app);
    const [slow, quick] = [await another(), await another()];
    await handIn(learner);
    await handIn(slow);
    const late = await take(slow);
    await app.em().execute(`update peer_reviews set expires_at = now() - interval '1 minute' where id = ?`, [late]);
    await slow.agent.get(`/api/peer-reviews/${late}`).expect(404);
    const refused = await slow.agent.put(`/api/peer-reviews/${late}`).send(aReview).expect(409);
    expect(refused.body.code).toBe('assignments.review_expired');
    await handIn(quick);
    const given = new Set<string>();
    for (const person of [quick, learner, slow]) given.add(await take(person));
    expect(given).not.toContain(late);
    expect((await slow.agent.get(`${path}/own-reviews`)).body).toMatchObject({ done: 0, reviews: [{}] });
  });

  it('takes work on that was handed in late, as long as reviews are taken [ASG-1] [ASG-2]', async () => {
    const { learner, another, dueIn, handIn, take, reviewsDueIn } = await aPeerSetting(app);
    await dueIn(-30);
    await reviewsDueIn(24);
    await handIn(learner, 'عمل متأخر.');
    const other = await another();
    await handIn(other);
    const id = await take(other);
    expect((await other.agent.get(`/api/peer-reviews/${id}`)).body).toMatchObject({ text: 'عمل متأخر.' });
  });
});

describe('PUT /api/peer-reviews/{id}', () => {
  it('hands a review in once, by its reviewer alone [ASG-2]', async () => {
    const { learner, another, author, handIn, take } = await aPeerSetting(app);
    const other = await another();
    await handIn(other);
    await handIn(learner);
    const path = `/api/peer-reviews/${await take(learner)}`;
    const halfLevels = { ...aReview, levels: best.slice(0, 1) };
    expect((await learner.agent.put(path).send(halfLevels).expect(422)).body.code).toBe('assignments.levels_mismatch');
    await learner.agent.put(path).send({ levels: best }).expect(400);
    for (const stranger of [other, author]) {
      await stranger.agent.get(path).expect(404);
      await stranger.agent.put(path).send(aReview).expect(404);
    }
    const { body } = await learner.agent.put(path).send(aReview).expect(200);
    expect(body).toMatchObject({ isOpen: false, levels: best, comment: 'عمل واضح.' });
    const again = await learner.agent
      .put(path)
      .send({ ...aReview, levels: worst })
      .expect(409);
    expect(again.body.code).toBe('assignments.review_done');
    await learner.agent.put(`/api/peer-reviews/${randomUUID()}`).send(aReview).expect(404);
  });

  it('comes too late once reviewing has ended [ASG-2]', async () => {
    const { learner, another, handIn, take, reviewsDueIn } = await aPeerSetting(app);
    await handIn(await another());
    await handIn(learner);
    const id = await take(learner);
    await reviewsDueIn(-1);
    const { body } = await learner.agent.put(`/api/peer-reviews/${id}`).send(aReview).expect(409);
    expect(body.code).toBe('assignments.peer_review_closed');
  });
});

describe('GET /api/peer-reviews/{id}/files/{fileId}', () => {
  it('is the file under a name that says nothing, for its reviewer alone [ASG-2]', async () => {
    const { learner, another, path, take } = await aPeerSetting(app);
    const owner = await another();
    await owner.agent
      .post(`${path}/draft/files`)
      .attach('file', Buffer.from('%PDF-1.4 work'), 'سارة علي - عملي.pdf')
      .expect(201);
    await owner.agent.post(`${path}/submit`).expect(200);
    await learner.agent.put(`${path}/draft`).send({ text: 'عملي', links: [] }).expect(200);
    await learner.agent.post(`${path}/submit`).expect(200);
    const { body } = await learner.agent.get(`/api/peer-reviews/${await take(learner)}`).expect(200);
    const [file] = (body as { files: { name: string; url: string }[] }).files;
    expect(file!.name).toBe('1.pdf');
    const sent = await learner.agent.get(file!.url).expect(200);
    expect(sent.headers['content-disposition']).toContain("filename*=UTF-8''1.pdf");
    await owner.agent.get(file!.url).expect(404);
    await learner.agent.get(file!.url.replace(/[^/]+$/, randomUUID())).expect(404);
  });
});

describe('what a reviewer is sent', () => {
  it('names no author inside of documents, and has ids that tell no time [ASG-2]', async () => {
    const { learner, another, path, take } = await aPeerSetting(app);
    const owner = await another();
    const core = '<cp:coreProperties><dc:creator>Sara Ali</dc:creator></cp:coreProperties>';
    const docx = Buffer.from(zipSync({ 'docProps/core.xml': Buffer.from(core) }, { level: 0 }));
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Author(Sara Ali)>>endobj\ntrailer<</Info 1 0 R>>');
    const song = Buffer.from('ID3\x04\0\0\0\0\0\x0CTPE1Sara Ali\xFF\xFBsound', 'latin1');
    const wave = Buffer.from('RIFF\0\0\0\0WAVELIST\x10\0\0\0INFOIARTSara Alidata\x05\0\0\0sound', 'latin1');
    for (const [name, bytes] of [
      ['a.docx', docx],
      ['b.pdf', pdf],
      ['c.pdf', aNamedPdf()],
      ['d.mp3', song],
      ['e.wav', wave],
    ] as const)
      await owner.agent.post(`${path}/draft/files`).attach('file', bytes, name).expect(201);
    await owner.agent.post(`${path}/submit`).expect(200);
    await learner.agent.put(`${path}/draft`).send({ text: 'عملي', links: [] }).expect(200);
    await learner.agent.post(`${path}/submit`).expect(200);
    const id = await take(learner);
    const { body } = await learner.agent.get(`/api/peer-reviews/${id}`).expect(200);
    const files = (body as { files: { id: string; name: string; url: string }[] }).files;
    expect(files.map(({ name }) => name)).toEqual(['1.docx', '2.pdf', '3.pdf', '4.mp3', '5.wav']);
    // A uuid that grows with time has a 7 at this place.
    expect(id[14]).toBe('4');
    const rows = await app.em().execute<{ id: string }[]>('select id from stored_files');
    for (const file of files) {
      expect(rows.map((row) => row.id)).not.toContain(file.id);
      const sent = await learner.agent.get(file.url).responseType('blob').expect(200);
      const bytes = sent.body as Buffer;
      expect(bytes.includes('Sara Ali')).toBe(false);
      if (file.name === '3.pdf') expect(wordsOf(bytes)).not.toContain(author);
    }
  });
});

describe('POST /api/submissions/{id}/withdraw', () => {
  it('is refused once work is with others, and to who has seen some of theirs [ASG-2]', async () => {
    const { learner, another, handIn, take } = await aPeerSetting(app);
    const other = await another();
    const [mine, theirs] = [await handIn(learner), await handIn(other)];
    await take(learner);
    for (const [who, work] of [[learner, mine] as const, [other, theirs] as const]) {
      const { body } = await who.agent.post(`/api/submissions/${work.id}/withdraw`).expect(409);
      expect(body.code).toBe('assignments.peers_have_work');
    }
    const third = await another();
    const { id } = await handIn(third);
    await third.agent.post(`/api/submissions/${id}/withdraw`).expect(200);
  });
});

describe('GET /api/submissions/{id}/received-reviews', () => {
  it('tells nothing until reviewing ends, and then nothing of who wrote it [ASG-2]', async () => {
    const { learner, another, author, handIn, review, reviewsDueIn } = await aPeerSetting(app);
    const other = await another();
    const work = await handIn(learner);
    await handIn(other);
    await review(other);
    const path = `/api/submissions/${work.id}/received-reviews`;
    expect((await learner.agent.get(path).expect(200)).body).toEqual({ isReleased: false, maximum: 8, reviews: [] });
    await reviewsDueIn(-1);
    const { body } = await learner.agent.get(path).expect(200);
    expect(body).toMatchObject({ isReleased: true, reviews: [{ points: 8, comment: 'عمل واضح.', opinion: null }] });
    expect(Object.keys((body as { reviews: object[] }).reviews[0]!).sort()).toEqual([
      'comment',
      'id',
      'levels',
      'opinion',
      'points',
    ]);
    for (const stranger of [other, author]) await stranger.agent.get(path).expect(404);
    await learner.agent.get('/api/submissions/one/received-reviews').expect(400);
  });
});

describe('PUT /api/peer-reviews/{id}/opinion', () => {
  it('is of whose work it is; an unfair one reaches all who teach, once [ASG-2] [NTF-1] [CRS-14]', async () => {
    const { learner, another, author, courseId, handIn, review, reviewsDueIn } = await aPeerSetting(app);
    const assistant = await app.as('instructor');
    await app
      .em()
      .execute(`insert into course_people (course_id, user_id, "right") values (?, ?, 'assistant')`, [
        courseId,
        assistant.userId,
      ]);
    const other = await another();
    const work = await handIn(learner);
    await handIn(other);
    const id = await review(other);
    const path = `/api/peer-reviews/${id}/opinion`;
    await learner.agent.put(path).send({ opinion: 'helpful' }).expect(404);
    await reviewsDueIn(-1);
    const { body } = await learner.agent.put(path).send({ opinion: 'helpful' }).expect(200);
    expect(body).toMatchObject({ reviews: [{ id, opinion: 'helpful' }] });
    const noReason = await learner.agent.put(path).send({ opinion: 'unfair' }).expect(422);
    expect(noReason.body.code).toBe('assignments.report_reason_needed');
    for (let times = 0; times < 2; times += 1)
      await learner.agent.put(path).send({ opinion: 'unfair', reason: 'لم يقرأ الملف' }).expect(200);
    await other.agent.put(path).send({ opinion: 'helpful' }).expect(404);
    await learner.agent.put(path).send({ opinion: 'good' }).expect(400);
    for (const { agent } of [author, assistant]) {
      const told = (await agent.get('/api/notifications').expect(200)).body as { href: string }[];
      expect(told.filter(({ href }) => href === `/marking/${work.id}`)).toHaveLength(1);
    }
    expect((await author.agent.get(`/api/submissions/${work.id}/peer-result`).expect(200)).body).toMatchObject({
      flags: ['reported'],
      reviews: [{ opinion: 'unfair', opinionReason: 'لم يقرأ الملف' }],
    });
  });
});

describe('an account that is closed', () => {
  it('leaves what it wrote, without a name, and gives back what it had begun [ASG-2] [PRF-4]', async () => {
    const { learner, another, author, handIn, review, take } = await aPeerSetting(app, 2);
    const [gone, third] = [await another(), await another()];
    const work = await handIn(learner);
    await handIn(gone);
    const first = await review(gone);
    await handIn(third);
    const begun = await take(gone);
    const [account] = await app
      .em()
      .execute<[{ email: string }]>('select email from users where id = ?', [gone.userId]);
    const meant = { confirmation: account.email, keepsCertificates: false };
    await gone.agent.delete('/api/profile').send(meant).expect(204);
    const rows = await app
      .em()
      .execute<{ id: string; reviewer_id: string | null }[]>(
        'select id, reviewer_id from peer_reviews where id in (?, ?)',
        [first, begun],
      );
    expect(rows).toEqual([{ id: first, reviewer_id: null }]);
    expect((await author.agent.get(`/api/submissions/${work.id}/peer-result`)).body).toMatchObject({
      done: 1,
      reviews: [{ reviewerName: null }],
    });
  });
});
