import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { assignmentLimits } from '@masar/domain';
import { Transformer } from '@napi-rs/image';
import type { Request } from 'express';
import { UploadBudget, uploadBytes } from '#platform/files/upload-budget';
import { asRequest } from '#platform/logging/request-context';
import { testSessionCookie } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aWebmNote } from '../testing/a-voice-note.js';
import { anAssignmentSetting, type AssignmentSetting } from '../testing/an-assignment.js';
import { AbandonedUploads } from './abandoned-uploads.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const file = Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(300_000, 'ورقة')]);
const tus = { 'Tus-Resumable': '1.0.0' };
const metadata = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

const begin = (who: SignedInAgent, path: string, { name = 'تقرير.pdf', size = file.length } = {}) =>
  who.agent
    .post(`${path}/draft/uploads`)
    .set(tus)
    .set('Upload-Length', String(size))
    .set('Upload-Metadata', metadata(name));

const piece = (agent: SignedInAgent['agent'], address: string, at: number, bytes: Buffer) =>
  agent
    .patch(address)
    .set({ ...tus, 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' })
    .send(bytes);

const headers = ({ headers: all }: { headers: unknown }) => all as Record<string, string>;

const begun = async (setting: AssignmentSetting, options: { name?: string; size?: number } = {}) =>
  headers(await begin(setting.learner, setting.path, options).expect(201)).location!;

const piecesOf = (address: string) =>
  app.em().execute('select id from work_upload_pieces where upload_id = ?', [address.split('/').at(-1)]);

/** As if the server had ended between the last piece and the draft: who asks next finishes it. */
async function cameWhole(address: string, bytes: Buffer): Promise<void> {
  const id = address.split('/').at(-1);
  await app.em().execute('insert into work_upload_pieces (upload_id, begins_at, bytes) values (?, 0, ?)', [id, bytes]);
  await app.em().execute('update work_uploads set received = size where id = ?', [id]);
}

/** Whatever reads a piece meanwhile waits until the work is done. */
const whilePiecesAreLocked = <T>(work: () => Promise<T>): Promise<T> =>
  app.em().transactional(async (em) => {
    await em.execute('lock table work_upload_pieces in access exclusive mode');
    return work();
  });

/** Sends what is given of a piece of that size, then cuts the line. */
async function cutOff({ userId }: SignedInAgent, address: string, size: number, sent: Buffer): Promise<void> {
  const cookie = await testSessionCookie(app.app, { id: userId, role: 'student' });
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [
    `PATCH ${address} HTTP/1.1`,
    'Host: masar.test',
    `Cookie: ${cookie}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${size}`,
  ];
  await new Promise<void>((resolve) => {
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]), () => resolve());
  });
  // What was written has to be read before the line is cut, or nothing arrives at all.
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
}

describe('an upload in pieces', () => {
  it('goes on after a cut where it stood, and the file is the same byte for byte [ASG-1] [REL-4]', async () => {
    const setting = await anAssignmentSetting(app);
    const { learner, path } = setting;
    const address = await begun(setting);
    await cutOff(learner, address, file.length, file.subarray(0, 100_000));
    let offset = 0;
    while (offset === 0)
      offset = Number(headers(await learner.agent.head(address).set(tus).expect(200))['upload-offset']);
    expect(offset).toBeLessThanOrEqual(100_000);
    const middle = await piece(learner.agent, address, offset, file.subarray(offset, 200_000)).expect(204);
    expect(headers(middle)['upload-offset']).toBe('200000');
    expect((await learner.agent.get(`${path}/work`)).body[0]?.files ?? []).toEqual([]);
    await piece(learner.agent, address, 200_000, file.subarray(200_000)).expect(204);
    const files = ((await learner.agent.get(`${path}/work`)).body as { files: { url: string }[] }[])[0]!.files;
    expect(files).toMatchObject([{ name: 'تقرير.pdf', size: file.length }]);
    const read = await learner.agent.get(files[0]!.url).buffer(true).expect(200);
    expect((read.body as Buffer).equals(file)).toBe(true);
    expect(await piecesOf(address)).toEqual([]);
  });

  it('stands beside the draft once, though its last answer was lost and is asked for again [ASG-1] [REL-1]', async () => {
    const setting = await anAssignmentSetting(app, { accepts: ['text', 'voice'] });
    const { learner, path } = setting;
    const note = aWebmNote();
    const address = await begun(setting, { name: 'voice.webm', size: note.length });
    const both = await Promise.all([1, 2].map(() => piece(learner.agent, address, 0, note)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const standing = await learner.agent.head(address).set(tus).expect(200);
    expect(headers(standing)['upload-offset']).toBe(String(note.length));
    const files = ((await learner.agent.get(`${path}/work`)).body as { files: object[] }[])[0]!.files;
    expect(files).toMatchObject([{ isVoice: true }]);
  });

  it('takes the last place beside the draft once, though several finish it at the same moment [ASG-1] [REL-1]', async () => {
    const setting = await anAssignmentSetting(app, { accepts: ['text', 'voice'] });
    const { learner, path } = setting;
    const note = aWebmNote();
    const fileSets = async () => ((await learner.agent.get(`${path}/work`)).body as { files: object[] }[])[0]?.files;
    for (let place = 1; place <= assignmentLimits.voiceNotesMaximum; place += 1) {
      const address = await begun(setting, { name: 'voice.webm', size: note.length });
      await cameWhole(address, note);
      const asked = await Promise.all(Array.from({ length: 6 }, () => learner.agent.get(address).set(tus)));
      expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
      expect(await fileSets()).toHaveLength(place);
    }
  });

  it('is not read back where its draft has no room, its person too many files or too many bytes under way [ASG-1] [REL-10]', async () => {
    const setting = await anAssignmentSetting(app, { accepts: ['text', 'voice'] });
    const { learner, path } = setting;
    const note = aWebmNote();
    const full = await begun(setting, { name: 'voice.webm', size: note.length });
    await cameWhole(full, note);
    const ask = async () => (await learner.agent.get(full).set(tus)) as { status: number; body: { code: string } };
    const budget = app.app.get(UploadBudget);
    const asked = { user: { id: learner.userId }, ip: '192.0.2.1' } as unknown as Request;
    const { place, end } = asRequest(asked, () => budget.open(asked)) as ReturnType<UploadBudget['open']>;
    place.add(uploadBytes.ofOne);
    await whilePiecesAreLocked(async () => {
      expect(await ask()).toMatchObject({ status: 429, body: { code: 'platform.too_many_requests' } });
    });
    end();
    for (let taken = 0; taken < assignmentLimits.voiceNotesMaximum; taken += 1)
      await learner.agent.post(`${path}/draft/files`).attach('file', note, 'voice.webm').expect(201);
    await whilePiecesAreLocked(async () => {
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'assignments.too_many_voice_notes' } });
      await app.em().execute(`update rate_limits set points = 120 where key like 'work-file:%'`);
      expect(await ask()).toMatchObject({ status: 429, body: { code: 'platform.too_many_requests' } });
    });
    await app.em().execute(`delete from rate_limits where key like 'work-file:%'`);
    expect(await piecesOf(full)).toHaveLength(1);
  });

  it('is finished once for all who ask meanwhile [ASG-1] [REL-10]', async () => {
    const setting = await anAssignmentSetting(app);
    const { learner, path } = setting;
    const address = await begun(setting);
    await cameWhole(address, file);
    await app.em().execute(`delete from rate_limits where key like 'work-file:%'`);
    const asked = await whilePiecesAreLocked(async () => {
      const all = Array.from({ length: 4 }, () =>
        learner.agent
          .get(address)
          .set(tus)
          .then(({ status }) => status),
      );
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return all;
    });
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
    expect(await app.em().execute(`select points from rate_limits where key like 'work-file:%'`)).toEqual([
      { points: 1 },
    ]);
    const work = (await learner.agent.get(`${path}/work`)).body as { files: object[] }[];
    expect(work[0]!.files).toHaveLength(1);
  });

  it('is kept where its last piece meets a server without resources, and asking again finishes it [ASG-1] [REL-11]', async () => {
    const setting = await anAssignmentSetting(app, { accepts: ['text', 'photos'] });
    const { learner, path } = setting;
    const photo = Buffer.from(await Transformer.fromRgbaPixels(new Uint8Array(40_000).fill(200), 100, 100).png());
    const address = await begun(setting, { name: 'photo.png', size: photo.length });
    const ours = process.execPath;
    process.execPath = '/bin/false';
    const refused = await piece(learner.agent, address, 0, photo);
    process.execPath = ours;
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('platform.worker_unavailable');
    const standing = await learner.agent.head(address).set(tus).expect(200);
    expect(headers(standing)['upload-offset']).toBe(String(photo.length));
    const files = ((await learner.agent.get(`${path}/work`)).body as { files: object[] }[])[0]!.files;
    expect(files).toMatchObject([{ isPhoto: true }]);
  });

  it('says how far it is, and takes a piece at that place alone [ASG-1]', async () => {
    const setting = await anAssignmentSetting(app);
    const { learner } = setting;
    const address = await begun(setting);
    const refused = await piece(learner.agent, address, 10, file.subarray(10, 20)).expect(409);
    expect(refused.body.code).toBe('assignments.upload_offset');
    await piece(learner.agent, address, 0, file.subarray(0, 10)).expect(204);
    expect((await learner.agent.get(address).set(tus).expect(200)).body).toMatchObject({
      name: 'تقرير.pdf',
      size: file.length,
      offset: 10,
    });
    await piece(learner.agent, address, 10, Buffer.concat([file, file])).expect(413);
    const typed = learner.agent.patch(address).set({ ...tus, 'Upload-Offset': '10' });
    await typed.send({ bytes: 1 }).expect(415);
    await learner.agent.get(address).expect(412);
    await learner.agent.get(address).set({ 'Tus-Resumable': '0.2.2' }).expect(412).expect('Tus-Version', '1.0.0');
  });

  it('is its owner’s alone, piece by piece [ASG-1] [SEC-1]', async () => {
    const setting = await anAssignmentSetting(app);
    const { author, learner, another, path } = setting;
    const elsewhere = await anAssignmentSetting(app);
    const address = await begun(setting);
    const other = await another();
    for (const { agent } of [author, other]) {
      await piece(agent, address, 0, file).expect(404);
      await agent.get(address).set(tus).expect(404);
      await agent.delete(address).set(tus).expect(404);
    }
    await piece(learner.agent, address.replace(path, elsewhere.path), 0, file).expect(404);
    await piece(learner.agent, `${path}/draft/uploads/${randomUUID()}`, 0, file).expect(404);
    await piece(learner.agent, `${path}/draft/uploads/one`, 0, file).expect(400);
    await begin(author, path).expect(403);
    await begin(await app.as('student'), path).expect(403);
  });

  it('is refused before its first byte where the draft would not take it [ASG-1] [REL-10]', async () => {
    const setting = await anAssignmentSetting(app, { accepts: ['text', 'voice'] });
    const { learner, path } = setting;
    expect((await begin(learner, path).expect(422)).body.code).toBe('assignments.kind_refused');
    await begin(learner, path, { name: 'voice.webm', size: 4_000_001 }).expect(413);
    await begin(learner, path, { name: 'voice.webm', size: 0 }).expect(422);
    await begin(learner, path, { name: 'photo.heic' }).expect(415);
    await learner.agent.post(`${path}/draft/uploads`).set(tus).expect(400);
    await learner.agent.post(`${path}/draft/uploads`).expect(412);
    const address = await begun(setting, { name: 'voice.webm', size: 8 });
    expect((await piece(learner.agent, address, 0, Buffer.from('no sound')).expect(422)).body.code).toBe(
      'assignments.voice_refused',
    );
    await learner.agent.get(address).set(tus).expect(404);
  });

  it('has a name without signs that nobody sees, which decides what the file is [ASG-1] [SEC-7]', async () => {
    const setting = await anAssignmentSetting(app);
    const { learner, path } = setting;
    const misleading = await begun(setting, { name: '../work\u202Efdp.exe\u200F.pdf', size: file.length });
    expect((await learner.agent.get(misleading).set(tus).expect(200)).body.name).toBe('workfdp_exe.pdf');
    await piece(learner.agent, misleading, 0, file).expect(204);
    const work = (await learner.agent.get(`${path}/work`).expect(200)).body as { files: { name: string }[] }[];
    expect(work[0]!.files.map(({ name }) => name)).toEqual(['workfdp_exe.pdf']);
    await begin(learner, path, { name: 'photo\u202Egpj.exe', size: 2 }).expect(415);
  });

  it('takes no crumbs without end [ASG-1] [REL-10]', async () => {
    const setting = await anAssignmentSetting(app);
    const address = await begun(setting);
    await piece(setting.learner.agent, address, 0, file.subarray(0, 1)).expect(204);
    await app.em().execute(`update rate_limits set points = 2000 where key like 'work-upload-piece:%'`);
    await piece(setting.learner.agent, address, 1, file.subarray(1, 2)).expect(429);
    await app.em().execute(`delete from rate_limits where key like 'work-upload-piece:%'`);
  });

  it('can be ended, is one of five at most, and is forgotten after a day [ASG-1] [REL-10]', async () => {
    const setting = await anAssignmentSetting(app);
    const { learner, path } = setting;
    const address = await begun(setting);
    await piece(learner.agent, address, 0, file.subarray(0, 100)).expect(204);
    await learner.agent.delete(address).set(tus).expect(204);
    await learner.agent.get(address).set(tus).expect(404);
    const tries = await Promise.all(Array.from({ length: 7 }, () => begin(learner, path)));
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(2);
    const open = headers(tries.find(({ status }) => status === 201)!).location!;
    await piece(learner.agent, open, 0, file.subarray(0, 100)).expect(204);
    await app.em().execute(`update work_uploads set expires_at = now() where user_id = ?`, [learner.userId]);
    await piece(learner.agent, open, 100, file.subarray(100)).expect(404);
    await app.app.get(AbandonedUploads).forget();
    expect(await app.em().execute('select id from work_uploads where user_id = ?', [learner.userId])).toEqual([]);
    expect(await piecesOf(open)).toEqual([]);
    await begin(learner, path).expect(201);
  });
});
