import { Transformer } from '@napi-rs/image';
import { startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  png = await Transformer.fromRgbaPixels(new Uint8Array(640 * 480 * 4).fill(200), 640, 480).png();
});
afterAll(() => app.close());

const path = '/api/profile/photo';
const filesOf = (ownerId: string) =>
  app.em().execute<{ size: number }[]>('select size::int as size from stored_files where owner_id = ?', [ownerId]);

describe('PUT /api/profile/photo', () => {
  it('keeps a photo as WebP, shows it everywhere and removes the former [PRF-5]', async () => {
    const { agent, userId } = await app.as('student');
    const { body: first } = await agent.put(path).attach('photo', png, 'me.png').expect(200);
    expect(first.profileImageUrl).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
    const photo = await app.anonymous().get(first.profileImageUrl).expect(200).expect('Content-Type', 'image/webp');
    expect(photo.body.length).toBeLessThanOrEqual(60_000);
    const { body: second } = await agent.put(path).attach('photo', png, 'me.png').expect(200);
    expect(second.profileImageUrl).not.toBe(first.profileImageUrl);
    await app.anonymous().get(first.profileImageUrl).expect(404);
    expect((await agent.get('/api/auth/user')).body.profileImageUrl).toBe(second.profileImageUrl);
    expect(await filesOf(userId)).toHaveLength(1);
  });

  it('is removed by its owner, also where there is none [PRF-5]', async () => {
    const { agent, userId } = await app.as('student');
    const { body } = await agent.put(path).attach('photo', png, 'me.png').expect(200);
    for (let time = 0; time < 2; time += 1)
      expect((await agent.delete(path).expect(200)).body.profileImageUrl).toBeNull();
    await app.anonymous().get(body.profileImageUrl).expect(404);
    expect(await filesOf(userId)).toEqual([]);
  });

  it('never removes a photo of somebody else, whatever address stands in a profile [PRF-5] [SEC-7]', async () => {
    const other = await app.as('student');
    const { body: foreign } = await other.agent.put(path).attach('photo', png, 'me.png').expect(200);
    const { agent, userId } = await app.as('student');
    await app.em().execute('update users set profile_image_url = ? where id = ?', [foreign.profileImageUrl, userId]);
    await agent.delete(path).expect(200);
    await app.anonymous().get(foreign.profileImageUrl).expect(200);
  });

  it('is in the export, and goes with the account [PRF-5] [PRF-4]', async () => {
    const { agent, userId } = await app.as('student');
    const { body } = await agent.put(path).attach('photo', png, 'me.png').expect(200);
    const { body: file } = await agent.get('/api/profile/export').expect(200);
    expect(file.account).toMatchObject([{ profileImageUrl: body.profileImageUrl }]);
    expect(file.files).toMatchObject([{ name: 'photo.webp' }]);
    await agent.delete('/api/profile').send({ confirmation: body.email, keepsCertificates: false }).expect(204);
    await app.anonymous().get(body.profileImageUrl).expect(404);
    expect(await filesOf(userId)).toEqual([]);
  });

  it('refuses what is no picture, nothing, too much, and strangers [PRF-5] [SEC-1]', async () => {
    const { agent, userId } = await app.as('student');
    const refused = await agent.put(path).attach('photo', Buffer.from('<svg/>'), 'me.png').expect(422);
    expect(refused.body).toMatchObject({ code: 'files.picture_other_kind' });
    expect(refused.body.detail).toContain('SVG');
    expect((await agent.put(path).expect(400)).body.code).toBe('files.missing');
    await agent
      .put(path)
      .attach('photo', Buffer.alloc(21 * 1024 * 1024), 'me.png')
      .expect(413);
    expect(await filesOf(userId)).toEqual([]);
  });
});
