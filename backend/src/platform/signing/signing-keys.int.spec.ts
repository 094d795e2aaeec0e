import { createPublicKey, verify } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { startTestApp, type TestApp } from '#testing/test-app';
import { SigningKeys } from './signing-keys.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const data = Buffer.from('شهادة');
const signature = (keys: SigningKeys) => keys.sign('EdDSA', () => data);
const rows = (em: EntityManager) =>
  em.execute<{ id: string; algorithm: string; sealed_private_key: string; retired: boolean }[]>(
    'select id, algorithm, sealed_private_key, retired_at is not null as retired from signing_keys order by created_at',
  );
const otherServer = (secret?: string): SigningKeys => {
  const config = app.app.get<AppConfig>(APP_CONFIG);
  return new SigningKeys(
    secret ? { ...config, session: { ...config.session, secret } } : config,
    app.app.get(ReadDatabase),
  );
};

describe('the keys of the installation', () => {
  it('are made once, however many servers need one at the same time [CRT-5] [REL-7]', async () => {
    const servers = [app.app.get(SigningKeys), otherServer(), otherServer()];
    const signatures = await Promise.all(servers.map(signature));
    expect(new Set(signatures.map((each) => each.toString('hex'))).size).toBe(1);
    expect(await rows(app.em())).toHaveLength(1);
  });

  it('are published without their private part, and check what was signed [CRT-5] [SEC-4]', async () => {
    const keys = app.app.get(SigningKeys);
    const published = await keys.published();
    expect(published.map(({ algorithm }) => algorithm).sort()).toEqual(['EdDSA', 'RS256']);
    for (const { publicJwk } of published) expect(Object.keys(publicJwk)).not.toContain('d');
    const { publicJwk } = published.find(({ algorithm }) => algorithm === 'EdDSA')!;
    const key = createPublicKey({ key: publicJwk, format: 'jwk' });
    expect(verify(null, data, key, await signature(keys))).toBe(true);
    expect(verify(null, Buffer.from('شهادات'), key, await signature(keys))).toBe(false);
  });

  it('lie sealed in the database; a retired one, or one of another secret, is followed by a new one and stays published [CRT-5]', async () => {
    const before = await rows(app.em());
    for (const { sealed_private_key: sealed } of before) expect(sealed).not.toContain('PRIVATE');
    await app.em().execute('update signing_keys set retired_at = now() where algorithm = ?', ['RS256']);
    const again = (await app.app.get(SigningKeys).published()).filter(({ algorithm }) => algorithm === 'RS256');
    expect(again).toHaveLength(2);
    const moved = otherServer('another-secret-of-at-least-32-characters');
    await moved.sign('EdDSA', () => data);
    const after = (await rows(app.em())).filter(({ algorithm }) => algorithm === 'EdDSA');
    expect(after.map(({ retired }) => retired)).toEqual([true, false]);
    expect((await moved.published()).map(({ id }) => id)).toEqual(expect.arrayContaining(after.map(({ id }) => id)));
  });
});
