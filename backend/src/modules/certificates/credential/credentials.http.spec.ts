import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { createRemoteJWKSet, decodeProtectedHeader, generateKeyPair, importJWK, jwtVerify } from 'jose';
import { startTestApp, type TestApp } from '#testing/test-app';
import { anIssuedCertificate, type IssuedCertificate } from '../testing/issued-certificate.js';
import type { OpenBadge } from './open-badge.js';
import type { StatusListCredential } from './status-list.js';
import { openBadgeFaults } from './testing/open-badge-faults.js';

let app: TestApp;
let valid: IssuedCertificate;
beforeAll(async () => {
  app = await startTestApp();
  valid = await anIssuedCertificate(app);
});
afterAll(() => app.close());

const download = (code: string) =>
  app.anonymous().get(`/api/certificates/verify/${code}/credential`).buffer(true).parse(asText);
type Parse = Parameters<ReturnType<ReturnType<TestApp['anonymous']>['get']>['parse']>[0];
const asText: Parse = (response, done) => {
  let text = '';
  response.on('data', (part: Buffer) => (text += part.toString()));
  response.on('end', () => done(null, text));
};
const jwks = () => {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  return createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/api/certificates/keys`));
};
/** As verifiers read it: some look for the standard's name, some for its plural. */
const revoked = async (): Promise<string[]> => {
  const { body } = await app.anonymous().get('/api/certificates/revocations').expect(200);
  expect(body.revokedCredential).toEqual(body.revokedCredentials);
  return body.revokedCredential.map(({ id }: { id: string }) => id);
};

/** Whether a stranger finds a credential revoked, by what it says itself and W3C's Bitstring Status List. */
async function isRevoked({ credentialStatus }: OpenBadge): Promise<boolean> {
  const { statusPurpose, statusListIndex, statusListCredential } = credentialStatus;
  const { pathname } = new URL(statusListCredential);
  const { body: jwt } = await app.anonymous().get(pathname).buffer(true).parse(asText).expect(200);
  const { payload } = await jwtVerify<StatusListCredential>(jwt, jwks(), { issuer: 'http://masar.test' });
  expect(payload.type).toContain('BitstringStatusListCredential');
  expect([payload.id, payload.jti]).toEqual([statusListCredential, statusListCredential]);
  expect(payload.credentialSubject).toMatchObject({ type: 'BitstringStatusList', statusPurpose });
  const { encodedList } = payload.credentialSubject;
  expect(encodedList).toMatch(/^u[A-Za-z0-9_-]+$/);
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072);
  const index = Number(statusListIndex);
  return (bits[Math.floor(index / 8)]! & (1 << (7 - (index % 8)))) !== 0;
}

const badgeOf = async (code: string): Promise<OpenBadge> =>
  (await jwtVerify<OpenBadge>((await download(code).expect(200)).body, jwks())).payload;

describe('a certificate as Open Badge', () => {
  it('is accepted by a verifier that knows only the published keys [CRT-5]', async () => {
    const { body: jwt, headers } = await download(valid.code).expect(200).expect('Content-Type', 'application/vc+jwt');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="MSR-\d{4}-\d{6}\.jwt"$/);
    expect(headers['access-control-allow-origin']).toBe('*');
    const { payload, protectedHeader } = await jwtVerify<OpenBadge>(jwt, jwks(), {
      issuer: 'http://masar.test',
      algorithms: ['RS256'],
    });
    expect(Object.keys(protectedHeader).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(payload.credentialSubject.achievement.name).toBe('Programming basics');
    expect(payload.credentialSubject.identifier).toEqual([
      { type: 'IdentityObject', hashed: false, identityHash: 'زهراء كاظم', identityType: 'name' },
    ]);
    expect((await download(valid.code)).body).toBe(jwt);
  });

  it('has every field that the standard demands, and claims that repeat it [CRT-5]', async () => {
    const { payload } = await jwtVerify<OpenBadge>((await download(valid.code)).body, jwks());
    expect(openBadgeFaults(payload)).toEqual([]);
    const { iss, jti, nbf, sub } = payload;
    expect([iss, jti, sub]).toEqual([payload.issuer.id, payload.id, payload.credentialSubject.id]);
    expect(new Date(nbf! * 1000)).toEqual(new Date(payload.validFrom));
    expect(JSON.stringify(payload)).not.toContain(valid.learner.userId);
    expect(JSON.stringify(payload)).not.toContain('@masar.test');
  });

  it('is refused with a changed title, and with a key of somebody else [CRT-5]', async () => {
    const [header, body, signature] = ((await download(valid.code)).body as string).split('.') as [
      string,
      string,
      string,
    ];
    const forged = Buffer.from(body, 'base64url').toString().replaceAll('Programming basics', 'Programming mastery');
    expect(forged).toContain('Programming mastery');
    const token = `${header}.${Buffer.from(forged).toString('base64url')}.${signature}`;
    await expect(jwtVerify(token, jwks())).rejects.toThrow('signature verification failed');
    const { publicKey } = await generateKeyPair('RS256');
    const genuine = `${header}.${body}.${signature}`;
    await expect(jwtVerify(genuine, publicKey)).rejects.toThrow('signature verification failed');
  });

  it('names the address of its key, where a verifier fetches that one alone [CRT-5]', async () => {
    const { body: jwt } = await download(valid.code);
    const address = new URL(decodeProtectedHeader(jwt).kid!);
    const { body: jwk } = await app.anonymous().get(address.pathname).expect(200);
    expect(jwk).toMatchObject({ kid: address.href, kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(jwk).not.toHaveProperty('d');
    await jwtVerify(jwt, await importJWK(jwk));
    await app.anonymous().get('/api/certificates/keys/none').expect(404);
  });

  it('is on the list of the revoked after it was revoked or replaced, which names no code [CRT-5] [CRT-6]', async () => {
    const admin = await app.as('admin');
    const [one, other] = [await anIssuedCertificate(app), await anIssuedCertificate(app)];
    const idOf = async ({ code }: IssuedCertificate) =>
      (await jwtVerify<OpenBadge>((await download(code)).body, jwks())).payload.id;
    const ids = [await idOf(one), await idOf(other)];
    expect(await revoked()).not.toEqual(expect.arrayContaining([ids[0]]));
    await admin.agent.post(`/api/certificates/${one.id}/revoke`).send({ reason: 'بالخطأ' }).expect(200);
    const names = { holderNameAr: 'زهراء حسين', holderNameEn: 'Zahraa Hussein', reason: 'تصحيح الاسم' };
    await admin.agent.post(`/api/certificates/${other.id}/reissue`).send(names).expect(201);
    expect(await revoked()).toEqual(ids);
    const { text } = await app.anonymous().get('/api/certificates/revocations');
    for (const { code } of [one, other]) expect(text).not.toContain(code);
    await download(one.code).expect(409);
  });

  it('is found revoked by a stranger who follows its status, and its neighbour is not [CRT-5] [CRT-6]', async () => {
    const admin = await app.as('admin');
    const [one, other] = [await anIssuedCertificate(app), await anIssuedCertificate(app)];
    const [badge, neighbour] = [await badgeOf(one.code), await badgeOf(other.code)];
    expect([await isRevoked(badge), await isRevoked(neighbour)]).toEqual([false, false]);
    await admin.agent.post(`/api/certificates/${one.id}/revoke`).send({ reason: 'بالخطأ' }).expect(200);
    expect([await isRevoked(badge), await isRevoked(neighbour)]).toEqual([true, false]);
    const names = { holderNameAr: 'زهراء حسين', holderNameEn: 'Zahraa Hussein', reason: 'تصحيح الاسم' };
    const { body: corrected } = await admin.agent.post(`/api/certificates/${other.id}/reissue`).send(names).expect(201);
    expect(await isRevoked(neighbour)).toBe(true);
    expect(await isRevoked(await badgeOf(corrected.verificationCode))).toBe(false);
  });

  it('keeps its place in the list of states, which nobody else has [CRT-5]', async () => {
    const places = await Promise.all(
      [valid, await anIssuedCertificate(app)].map(async ({ code }) => (await badgeOf(code)).credentialStatus.id),
    );
    expect(new Set(places).size).toBe(2);
    expect((await badgeOf(valid.code)).credentialStatus.id).toBe(places[0]);
  });

  it('lets caches keep the list of states for minutes and ask whether it changed; unknown lists are 404 [CRT-5]', async () => {
    const { pathname } = new URL((await badgeOf(valid.code)).credentialStatus.statusListCredential);
    const { headers } = await app.anonymous().get(pathname).expect(200).expect('Content-Type', 'application/vc+jwt');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['access-control-allow-origin']).toBe('*');
    await app.anonymous().get(pathname).set('If-None-Match', headers['etag']!).expect(304);
    for (const list of ['1999-1', `${pathname.slice(-6, -2)}-2`, '2026', '2026-0', 'x'])
      await app.anonymous().get(`/api/certificates/status-lists/${list}`).expect(404);
  });

  it('stays provable after the keys were changed, and the PDF stays as it was [CRT-5] [CRT-3] [CRT-8]', async () => {
    const { body: before } = await download(valid.code).expect(200);
    const pdf = () => valid.learner.agent.get(`/api/certificates/${valid.id}/pdf`).buffer(true).expect(200);
    const { body: bytes } = await pdf();
    await app.em().execute('update signing_keys set retired_at = now() where retired_at is null');
    const { body: after } = await download(valid.code).expect(200);
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    const known = jwks();
    for (const jwt of [before, after]) await jwtVerify(jwt, known);
    expect((await pdf()).body).toEqual(bytes);
  });

  it('exists for valid certificates only [CRT-5]', async () => {
    await download((await anIssuedCertificate(app, { requiresReview: true })).code).expect(409);
    for (const code of ['0000000000000000', 'x']) await download(code).expect(404);
  });
});
