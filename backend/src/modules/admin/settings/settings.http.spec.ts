import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileStorage } from '#platform/files/file-storage';
import { StoredFile } from '#platform/files/stored-file.entity';
import { mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { Backup } from '../../operations/backup/backup.entity.js';
import type { SettingsRecord } from './settings.record.js';

const address = '/api/admin/settings/organization';

let app: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp({ CONTACT_MAILBOX: 'env@masar.test' });
  admin = await app.as('admin');
});
afterAll(() => app?.close());

async function read(): Promise<SettingsRecord> {
  const { body } = await admin.agent.get(address).expect(200);
  return body as SettingsRecord;
}

const change = (body: object, status = 200) => admin.agent.put(address).send(body).expect(status);

describe('/api/admin/settings/organization', () => {
  it('answers what holds before anybody changed it, and what was changed after [SET-1]', async () => {
    const before = await read();
    expect(before).toMatchObject({
      id: 'organization',
      nameAr: 'مسار',
      contactMailbox: 'env@masar.test',
      registrationOpen: true,
      roleChanges: 'by_request',
      backupsKept: 7,
    });
    // As react-admin sends it: the whole record.
    const { body } = await change({ ...before, nameAr: 'مؤسسة نور', nameEn: 'Noor', backupsKept: 3 });
    expect(body).toEqual({ ...(await read()), nameAr: 'مؤسسة نور', nameEn: 'Noor', backupsKept: 3 });
    expect(await app.em().execute('select name_ar from settings')).toEqual([{ name_ar: 'مؤسسة نور' }]);
  });

  it('refuses a change that builds on an older state, and shows the present one [SET-1]', async () => {
    const { version } = await read();
    await change({ version, nameEn: 'Noor Foundation' });
    const { body } = await change({ version, nameEn: 'Lost update' }, 412);
    expect(body).toMatchObject({ code: 'admin.changed_meanwhile', current: { nameEn: 'Noor Foundation' } });
    expect((await read()).nameEn).toBe('Noor Foundation');
  });

  it('refuses wrong values at their field, and other records [SET-1]', async () => {
    const wrong = { logoUrl: 'javascript:alert(1)', backupsKept: 0, eventsKeptMonths: 14, roleChanges: 'always' };
    const { body } = await change(wrong, 400);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual(
      Object.keys(wrong).sort(),
    );
    await admin.agent.get('/api/admin/settings/other').expect(404);
    await admin.agent.put('/api/admin/settings/other').send({ nameEn: 'x' }).expect(404);
  });

  it('closes registration on the server, and says so to everybody [SET-1] [AUTH-2]', async () => {
    await change({ registrationOpen: false });
    const { body } = await app.anonymous().get('/api/auth/config').expect(200);
    expect(body).toMatchObject({ registrationEnabled: false });
    const newcomer = {
      email: 'new@masar.test',
      password: 'a-long-enough-passphrase',
      firstName: 'أ',
      lastName: 'ب',
      isSixteenOrOlder: true,
    };
    const { body: refused } = await app.anonymous().post('/api/auth/register').send(newcomer).expect(403);
    expect(refused).toMatchObject({ code: 'auth.registration_closed' });
    await change({ registrationOpen: true });
    await app.anonymous().post('/api/auth/register').send(newcomer).expect(202);
    // Mail comes under the organisation's names.
    expect(await mailTo(app.dataDir, newcomer.email)).toMatch(/^From: .*مؤسسة نور \| Noor/m);
  });

  it('lets nobody ask for another role where that is closed [SET-1] [AUTH-7]', async () => {
    const student = await app.as('student');
    await change({ roleChanges: 'closed' });
    const { body } = await student.agent.patch('/api/profile').send({ role: 'volunteer' }).expect(403);
    expect(body).toMatchObject({ code: 'auth.role_changes_closed' });
    await change({ roleChanges: 'by_request' });
    await student.agent.patch('/api/profile').send({ role: 'volunteer', roleReason: 'أساعد' }).expect(200);
  });

  it('tells everybody the name and the accounts elsewhere, without those that are empty [SET-1] [NAV-5]', async () => {
    await change({ facebookUrl: 'https://facebook.com/noor', telegramUrl: 'https://t.me/noor' });
    await change({ telegramUrl: '' });
    const { body } = await app.anonymous().get('/api/auth/config').expect(200);
    expect((body as { organization: object }).organization).toEqual({
      nameAr: 'مؤسسة نور',
      nameEn: 'Noor Foundation',
      logoUrl: null,
      socialLinks: [{ name: 'Facebook', href: 'https://facebook.com/noor' }],
    });
  });

  it('shows an uploaded logo, also when the account of who uploaded it is gone [SET-1] [PRF-4]', async () => {
    const { agent } = await app.as('admin');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    const upload = async () =>
      ((await agent.post('/api/files').attach('file', png, 'logo.png').expect(201)).body as { url: string }).url;
    const [logo, other] = [await upload(), await upload()];
    await change({ logoUrl: `https://masar.example${logo}` });
    await app.anonymous().get(logo).expect(200).expect('Content-Type', 'image/png');
    const { body: user } = await agent.get('/api/auth/user').expect(200);
    const { email } = user as { email: string };
    await agent.delete('/api/profile').send({ confirmation: email, keepsCertificates: false }).expect(204);
    await app.anonymous().get(logo).expect(200);
    await app.anonymous().get(other).expect(404);
    await change({ logoUrl: '' });
  });

  it('takes as a signature only a picture that is there and open [PAP-1]', async () => {
    const { agent } = await app.as('admin');
    const text = Buffer.from('لا صورة');
    const { body: file } = await agent.post('/api/files').attach('file', text, 'notes.txt').expect(201);
    for (const signatureId of [crypto.randomUUID(), (file as { id: string }).id]) {
      const { body } = await change({ signatureId }, 400);
      expect(body).toMatchObject({ errors: [{ field: 'signatureId' }] });
    }
    expect((await read()).signatureId).toBeNull();
  });

  it('keeps a small copy of the signature as the organisation’s own, and the picture stays whose it was [PAP-1] [PRF-4]', async () => {
    const { agent, userId } = await app.as('admin');
    const png = readFileSync(join(import.meta.dirname, '../../../../seeds/demo/signature.png'));
    const { body: file } = await agent.post('/api/files').attach('file', png, 'signature.png').expect(201);
    const { id: chosen } = file as { id: string };
    const { signatureId } = (await change({ signatureId: chosen })).body as SettingsRecord;
    expect(signatureId).not.toBe(chosen);
    const { ownerId, mimeType, size } = await app.em().findOneOrFail(StoredFile, { id: signatureId! });
    expect({ ownerId, mimeType, isSmall: size <= 60_000 }).toEqual({
      ownerId: null,
      mimeType: 'image/webp',
      isSmall: true,
    });
    expect(await app.em().count(StoredFile, { id: chosen, ownerId: userId })).toBe(1);
    // As react-admin sends it: the whole record.
    expect((await change(await read())).body).toMatchObject({ signatureId });
    await change({ signatureId: null });
  });

  it.each([
    ['of a kind that is not drawn', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['that is broken', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')],
  ])('refuses a signature %s at its field [PAP-1]', async (_, bytes) => {
    const { agent } = await app.as('admin');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const { body: file } = await agent.post('/api/files').attach('file', gif, 'signature.gif').expect(201);
    const { id: signatureId } = file as { id: string };
    const { storageKey } = await app.em().findOneOrFail(StoredFile, { id: signatureId });
    await app.app.get(FileStorage).put(storageKey, bytes);
    const { body } = await change({ signatureId }, 400);
    expect(body).toMatchObject({ errors: [{ field: 'signatureId' }] });
    expect((await read()).signatureId).toBeNull();
  });

  it('sends messages of the contact page to the chosen mailbox [SET-1] [PUB-6]', async () => {
    await change({ contactMailbox: 'team@noor.test' });
    const message = { name: 'سارة', email: 's@masar.test', subject: 'سؤال', message: 'متى تبدأ الدورة القادمة؟' };
    await app
      .anonymous()
      .post('/api/contact')
      .send({ ...message, formKey: crypto.randomUUID() })
      .expect(201);
    expect(await mailTo(app.dataDir, 'team@noor.test')).toContain('متى تبدأ الدورة القادمة؟');
  });

  it('keeps as many backups as was decided [SET-1] [REL-8]', async () => {
    await change({ backupsKept: 1 });
    for (let n = 0; n < 2; n += 1) {
      const { body } = await admin.agent.post('/api/admin/backups').expect(201);
      const { id } = body as { id: string };
      await until(async () => (await app.em().findOne(Backup, id))?.status === 'done', 'the backup');
    }
    await until(async () => (await app.em().count(Backup, {})) === 1, 'the older backup to go');
  });

  it('is for administrators, and in the audit log [CON-2] [SEC-1]', async () => {
    for (const role of ['student', 'instructor', 'volunteer'] as const) {
      const { agent } = await app.as(role);
      await agent.get(address).expect(403);
      await agent.put(address).send({ nameEn: 'x' }).expect(403);
    }
    const entries = await app.em().execute<{ before: object; after: object }[]>(
      `select before, after from audit_log join audit_details on entry_id = audit_log.id
       where resource = 'settings' order by sequence desc limit 1`,
    );
    expect(entries).toEqual([{ before: { backupsKept: 3 }, after: { backupsKept: 1 } }]);
  });
});
