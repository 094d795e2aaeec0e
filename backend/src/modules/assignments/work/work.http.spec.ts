import { randomUUID } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { startTestApp, type TestApp } from '#testing/test-app';
import { anMp4Note, anOggNote, aWebmNote } from '../testing/a-voice-note.js';
import { anAssignmentSetting } from '../testing/an-assignment.js';

let app: TestApp;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  photo = await Transformer.fromRgbaPixels(new Uint8Array(2000 * 500 * 4).fill(120), 2000, 500).jpeg();
});
afterAll(() => app.close());

const pdf = Buffer.from('%PDF-1.7');

describe('a draft', () => {
  it('is kept as it is written, one for each learner, and nobody else’s to see [ASG-1]', async () => {
    const { author, learner, path, another } = await anAssignmentSetting(app);
    const save = (text: string) => learner.agent.put(`${path}/draft`).send({ text, links: [] });
    const both = await Promise.all([save('أول'), save('ثانٍ')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await save('ثالث').expect(200);
    expect(body).toMatchObject({ round: 1, state: 'draft', text: 'ثالث', handedInAt: null, rubric: null });
    expect((await learner.agent.get(`${path}/work`).expect(200)).body).toMatchObject([{ id: body.id }]);
    expect((await (await another()).agent.get(`${path}/work`)).body).toEqual([]);
    await author.agent.get(`/api/submissions/${body.id}`).expect(404);
    await (await another()).agent.get(`/api/submissions/${body.id}`).expect(404);
  });

  it('takes only what the assignment takes [ASG-1]', async () => {
    const { learner, path } = await anAssignmentSetting(app, { accepts: ['photos'] });
    const links = [{ url: 'https://example.org/work' }];
    for (const draft of [
      { text: 'نص', links: [] },
      { text: '', links },
    ])
      expect((await learner.agent.put(`${path}/draft`).send(draft).expect(422)).body.code).toBe(
        'assignments.kind_refused',
      );
    await learner.agent
      .put(`${path}/draft`)
      .send({ text: '', links: [{ url: 'javascript:alert(1)' }] })
      .expect(400);
    await learner.agent.post(`${path}/draft/files`).attach('file', pdf, 'work.pdf').expect(422);
    await learner.agent.post(`${path}/draft/files`).attach('file', photo, 'work.jpg').expect(201);
  });

  it('has photos that are drawn anew and small, read by its owner and who marks alone [ASG-1] [SEC-7]', async () => {
    const { author, learner, path, another, handIn } = await anAssignmentSetting(app);
    const { body } = await learner.agent.post(`${path}/draft/files`).attach('file', photo, 'صورتي.jpg').expect(201);
    expect(body.files).toMatchObject([{ name: 'صورتي.webp', isPhoto: true }]);
    expect(body.files[0].size).toBeLessThanOrEqual(300_000);
    const { url, id: fileId } = body.files[0] as { url: string; id: string };
    const read = await learner.agent.get(url).expect(200).expect('Content-Type', 'image/webp');
    expect(await new Transformer(read.body as Buffer).metadata()).toMatchObject({ width: 1600, height: 400 });
    expect(read.headers['cache-control']).toContain('no-store');
    await author.agent.get(url).expect(404);
    await handIn();
    await author.agent.get(url).expect(200);
    await (await app.as('instructor')).agent.get(url).expect(404);
    await (await another()).agent.get(url).expect(404);
    await app.anonymous().get(`/api/files/${fileId}`).expect(404);
  });

  it('has voice notes, heard whole or in part by its owner and who marks alone [ASG-1] [SEC-7]', async () => {
    const { author, learner, path, another, handIn } = await anAssignmentSetting(app, { accepts: ['text', 'voice'] });
    const attach = (bytes: Buffer, name = 'صوت.webm') =>
      learner.agent.post(`${path}/draft/files`).attach('file', bytes, name);
    const { body } = await attach(aWebmNote()).expect(201);
    expect(body.files).toMatchObject([{ isVoice: true, isPhoto: false, size: aWebmNote().length }]);
    const { url } = (body.files as { url: string }[])[0]!;
    await learner.agent.get(url).expect(200).expect('Content-Type', 'audio/webm').expect('Accept-Ranges', 'bytes');
    const part = await learner.agent.get(url).set('Range', 'bytes=0-3').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 0-3/${aWebmNote().length}`);
    expect((part.body as Buffer).equals(aWebmNote().subarray(0, 4))).toBe(true);
    await learner.agent.get(url).set('Range', 'bytes=99999999-').expect(200);
    expect((await attach(Buffer.from('no sound')).expect(422)).body.code).toBe('assignments.voice_refused');
    await attach(pdf, 'work.pdf').expect(422);
    await attach(aWebmNote()).expect(201);
    await attach(aWebmNote()).expect(201);
    expect((await attach(aWebmNote()).expect(409)).body.code).toBe('assignments.too_many_voice_notes');
    await handIn();
    await author.agent.get(url).expect(200);
    await (await another()).agent.get(url).expect(404);
    const silent = await anAssignmentSetting(app, { accepts: ['text', 'files'] });
    const sent = silent.learner.agent.post(`${silent.path}/draft/files`).attach('file', aWebmNote(), 'v.webm');
    expect((await sent.expect(201)).body.files).toMatchObject([{ name: 'v.webm', isVoice: false }]);
  });

  it('takes pages, programs and documents, and serves none of them as something that runs [ASG-1] [SEC-7]', async () => {
    const { learner, path } = await anAssignmentSetting(app, { accepts: ['files'] });
    const files: [string, string][] = [
      ['index.html', '<script>alert(1)</script>'],
      ['app.js', 'alert(1)'],
      ['تقرير.doc', '\xD0\xCF\x11\xE0'],
      ['ملف.odt', 'PK\x03\x04'],
      ['bom.pdf', '\xEF\xBB\xBF%PDF-1.4'],
      ['WhatsApp.opus', 'OggS OpusHead'],
    ];
    for (const [name, content] of files) {
      const attached = learner.agent.post(`${path}/draft/files`).attach('file', Buffer.from(content, 'latin1'), name);
      const { body } = await attached.expect(201);
      const { url } = (body.files as { url: string; name: string }[]).find((file) => file.name === name)!;
      const { headers } = await learner.agent.get(url).expect(200);
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).not.toMatch(/html|javascript|svg/);
    }
  });

  it('says of what it does not take how it becomes something that it takes, in both languages [ASG-1] [I18N-1]', async () => {
    const { learner, path } = await anAssignmentSetting(app, { accepts: ['files', 'photos'] });
    const told = async (name: string, content: string, language: string) => {
      const sent = learner.agent.post(`${path}/draft/files`).set('Accept-Language', language);
      return (await sent.attach('file', Buffer.from(content, 'latin1'), name)).body as {
        status: number;
        detail: string;
      };
    };
    expect(await told('IMG_2231.HEIC', 'x', 'ar')).toMatchObject({
      status: 415,
      detail: expect.stringContaining('JPEG'),
    });
    expect(await told('IMG_2231.HEIC', 'x', 'en')).toMatchObject({
      detail: expect.stringContaining('Most Compatible'),
    });
    expect(await told('a.rar', 'x', 'ar')).toMatchObject({ status: 415, detail: expect.stringContaining('zip') });
    expect(await told('clip.mov', 'x', 'en')).toMatchObject({ status: 415, detail: expect.stringContaining('MP4') });
    const renamed = await told('photo.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'ar');
    expect(renamed).toMatchObject({ status: 422, detail: expect.stringContaining('HEIC') });
    for (const empty of ['صفر.txt', 'صفر.pdf', 'صفر.png'])
      expect(await told(empty, '', 'ar')).toMatchObject({ status: 422, detail: expect.stringContaining('فارغ') });
  });

  it('sends what begins like a recording as sound alone, whatever stands in it [ASG-1] [SEC-7]', async () => {
    const { learner, path } = await anAssignmentSetting(app, { accepts: ['text', 'voice'] });
    const page = Buffer.from('<svg onload="alert(1)"></svg><script>alert(document.domain)</script>PK\u0003\u0004');
    const recordings: [string, Buffer, string][] = [
      ['note.html.webm', aWebmNote(), 'audio/webm'],
      ['note.svg.ogg', anOggNote(), 'audio/ogg'],
      ['note.zip.m4a', anMp4Note(), 'audio/mp4'],
    ];
    for (const [name, sound, type] of recordings) {
      const { body } = await learner.agent
        .post(`${path}/draft/files`)
        .attach('file', Buffer.concat([sound, page]), { filename: name, contentType: 'text/html' })
        .expect(201);
      const { url, name: kept } = (body.files as { url: string; name: string }[]).at(-1)!;
      expect(kept).not.toContain('.html.');
      const { headers } = await learner.agent.get(url).expect(200).expect('Content-Type', type);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
    }
  });

  it('knows a photo by the name that is kept, so that none slips by undrawn [ASG-1] [SEC-7]', async () => {
    const { learner, path } = await anAssignmentSetting(app);
    const hidden = learner.agent.post(`${path}/draft/files`).attach('file', photo, 'me\u202E.jpg\u200F');
    const { body } = await hidden.expect(201);
    expect(body.files).toMatchObject([{ name: 'me.webp', isPhoto: true }]);
    const program = learner.agent.post(`${path}/draft/files`).attach('file', Buffer.from('MZ'), 'me\u202Egpj.exe');
    await program.expect(415);
  });

  it('loses a file that is taken off, and refuses one too many and what is none [ASG-1] [REL-4]', async () => {
    const { learner, path } = await anAssignmentSetting(app);
    const attach = (bytes: Buffer, name: string) =>
      learner.agent.post(`${path}/draft/files`).attach('file', bytes, name);
    const { body } = await attach(pdf, 'work.pdf').expect(201);
    const [file] = body.files as { id: string; url: string }[];
    const { body: without } = await learner.agent.delete(`${path}/draft/files/${file!.id}`).expect(200);
    expect(without.files).toEqual([]);
    await learner.agent.get(file!.url).expect(404);
    await learner.agent.delete(`${path}/draft/files/${randomUUID()}`).expect(404);
    await attach(Buffer.from('MZ'), 'work.exe').expect(415);
    await attach(Buffer.from('no picture'), 'work.jpg').expect(422);
    for (let count = 0; count < 10; count += 1) await attach(pdf, `${count}.pdf`).expect(201);
    expect((await attach(pdf, 'more.pdf').expect(409)).body.code).toBe('assignments.too_many_files');
  });
});

describe('POST /api/assignments/{id}/submit', () => {
  it('hands a round in once, however often it is called [ASG-1] [REL-1]', async () => {
    const { learner, path } = await anAssignmentSetting(app);
    await learner.agent.put(`${path}/draft`).send({ text: 'عملي', links: [] }).expect(200);
    const calls = await Promise.all([1, 2, 3].map(() => learner.agent.post(`${path}/submit`).expect(200)));
    expect(new Set(calls.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    const { body } = await learner.agent.get(`${path}/work`);
    expect(body).toMatchObject([{ round: 1, state: 'waiting', daysLate: 0, passMark: '60.00', version: 2 }]);
    const refused = await learner.agent.put(`${path}/draft`).send({ text: 'آخر', links: [] }).expect(409);
    expect(refused.body.code).toBe('assignments.waits');
  });

  it('finds out itself how late it is, whatever a client says and an author changes later [ASG-1] [EVD-5]', async () => {
    const { learner, path, dueIn, rewrite } = await anAssignmentSetting(app);
    await dueIn(-30);
    await learner.agent.put(`${path}/draft`).send({ text: 'عملي', links: [] }).expect(200);
    const date = '2020-01-01T00:00:00Z';
    const sent = await learner.agent.post(`${path}/submit`).set('Date', date).send({ handedInAt: date });
    if (sent.status !== 200) await learner.agent.post(`${path}/submit`).expect(200);
    await rewrite({ dueAt: '2099-01-01T00:00:00Z', passMark: '1', percentPerDay: '0' });
    const [work] = (await learner.agent.get(`${path}/work`)).body as { handedInAt: string }[];
    expect(work).toMatchObject({ daysLate: 2, percentPerDay: '10.00', passMark: '60.00' });
    expect(new Date(work!.handedInAt).getFullYear()).toBeGreaterThan(2020);
  });

  it('refuses what comes too late and keeps the draft; an extension opens it again [ASG-1]', async () => {
    const { author, learner, path, dueIn, another } = await anAssignmentSetting(app, { lateRule: 'refused' });
    await dueIn(-1);
    await learner.agent.put(`${path}/draft`).send({ text: 'عملي', links: [] }).expect(200);
    expect((await learner.agent.post(`${path}/submit`).expect(409)).body.code).toBe('assignments.too_late');
    const extend = (agent: typeof author.agent, userId: string) =>
      agent.put(`${path}/extensions/${userId}`).send({ dueAt: new Date(Date.now() + 3_600_000).toISOString() });
    await extend(learner.agent, learner.userId).expect(403);
    await extend((await app.as('instructor')).agent, learner.userId).expect(403);
    await extend(author.agent, randomUUID()).expect(404);
    await author.agent.put(`${path}/extensions/${learner.userId}`).send({ dueAt: 'soon' }).expect(400);
    await extend(author.agent, learner.userId).expect(204);
    expect((await learner.agent.get(path)).body.extendedTo).not.toBeNull();
    expect((await learner.agent.post(`${path}/submit`).expect(200)).body.daysLate).toBe(0);
    expect((await (await another()).agent.get(path)).body.extendedTo).toBeNull();
    await author.agent.delete(`${path}/extensions/${learner.userId}`).expect(204);
  });

  it('needs something to hand in, and a learner of the course [ASG-1] [SEC-1]', async () => {
    const { author, learner, path } = await anAssignmentSetting(app);
    expect((await learner.agent.post(`${path}/submit`).expect(422)).body.code).toBe('assignments.work_empty');
    await learner.agent.put(`${path}/draft`).send({ text: '  ', links: [] }).expect(200);
    await learner.agent.post(`${path}/submit`).expect(422);
    await author.agent.post(`${path}/submit`).expect(403);
    await (await app.as('student')).agent.post(`${path}/submit`).expect(403);
    await learner.agent.post(`/api/assignments/${randomUUID()}/submit`).expect(404);
    await learner.agent.post('/api/assignments/one/submit').expect(400);
  });
});

describe('rounds of work', () => {
  it('can be taken back until somebody marks, never afterwards [ASG-1]', async () => {
    const { author, learner, another, handIn, mark } = await anAssignmentSetting(app);
    const first = await handIn();
    const withdraw = (agent: typeof author.agent, id = first.id) => agent.post(`/api/submissions/${id}/withdraw`);
    await withdraw((await another()).agent).expect(404);
    await withdraw(author.agent).expect(404);
    await withdraw(learner.agent, randomUUID()).expect(404);
    expect((await withdraw(learner.agent).expect(200)).body).toMatchObject({ state: 'draft', handedInAt: null });
    await author.agent
      .put(`/api/submissions/${first.id}/mark`)
      .send({ version: 2, levels: [], comment: '', notes: [] })
      .expect(404);
    await mark(await handIn());
    expect((await withdraw(learner.agent).expect(409)).body.code).toBe('assignments.marked');
  });

  it('begin again with what was handed in, as often as the assignment allows [ASG-1]', async () => {
    const { learner, path, handIn, mark } = await anAssignmentSetting(app);
    await learner.agent.post(`${path}/draft/files`).attach('file', pdf, 'work.pdf').expect(201);
    const failing = {
      levels: [
        { row: 0, level: 0 },
        { row: 1, level: 1 },
      ],
    };
    await mark(await handIn(), failing);
    const { body } = await learner.agent.put(`${path}/draft`).send({ text: 'أفضل', links: [] }).expect(200);
    expect(body).toMatchObject({ round: 2, state: 'draft', files: [{ name: 'work.pdf' }] });
    await learner.agent.delete(`${path}/draft/files/${body.files[0].id}`).expect(200);
    const rounds = (await learner.agent.get(`${path}/work`)).body as { files: { url: string }[] }[];
    expect(rounds.map(({ files }) => files.length)).toEqual([0, 1]);
    await learner.agent.get(rounds[1]!.files[0]!.url).expect(200);
    await mark(await handIn(), failing);
    const refused = await learner.agent.put(`${path}/draft`).send({ text: 'مرة أخرى', links: [] }).expect(409);
    expect(refused.body.code).toBe('assignments.no_rounds_left');
  });
});
