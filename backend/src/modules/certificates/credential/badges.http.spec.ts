import { Transformer } from '@napi-rs/image';
import { startTestApp, type TestApp } from '#testing/test-app';
import { anIssuedCertificate, type IssuedCertificate } from '../testing/issued-certificate.js';
import { badgeVerifier } from './testing/badge-verifier.js';
import { openBadgeFaults } from './testing/open-badge-faults.js';
import { credentialOfPng, credentialOfSvg } from './testing/unbaked.js';

let app: TestApp;
let valid: IssuedCertificate;
let verifier: ReturnType<typeof badgeVerifier>;
beforeAll(async () => {
  app = await startTestApp();
  valid = await anIssuedCertificate(app);
  verifier = badgeVerifier(app);
});
afterAll(() => app.close());

const forms = ['json', 'png', 'svg'] as const;
type Form = (typeof forms)[number];
const types = { json: 'application/vc', png: 'image/png', svg: 'image/svg+xml' };
const download = (code: string, form: Form) => app.anonymous().get(`/api/certificates/verify/${code}/badge.${form}`);
const bytesOf = async (code: string, form: Form): Promise<Buffer> =>
  (
    await download(code, form)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200)
      .expect('Content-Type', types[form])
  ).body as Buffer;
const badgeIn: Record<Form, (bytes: Buffer) => object> = {
  json: (bytes) => JSON.parse(bytes.toString()) as object,
  png: credentialOfPng,
  svg: (bytes) => credentialOfSvg(bytes.toString()),
};
const badgeOf = async (code: string, form: Form = 'json') => badgeIn[form](await bytesOf(code, form));

/** Each text inside of a badge, changed in one letter. */
function* changedInOneLetter(badge: object): Generator<{ where: string; badge: object }> {
  const places: { where: string; holder: Record<string, unknown>; key: string }[] = [];
  const copy = structuredClone(badge);
  const walk = (holder: Record<string, unknown>, where: string): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) walk(value as Record<string, unknown>, `${where}/${key}`);
      else places.push({ where: `${where}/${key}`, holder, key });
    }
  };
  walk(copy as Record<string, unknown>, '');
  for (const { where, holder, key } of places) {
    const before = holder[key];
    const middle = Math.floor(String(before).length / 2);
    const letter = String(before).charAt(middle) === '2' ? '3' : '2';
    holder[key] =
      typeof before === 'boolean'
        ? !before
        : `${String(before).slice(0, middle)}${letter}${String(before).slice(middle + 1)}`;
    yield { where, badge: structuredClone(copy) };
    holder[key] = before;
  }
}

describe('a certificate as Open Badge with its proof inside', () => {
  it.each(forms)('is accepted as %s by a library that knows only what is published [EVD-7]', async (form) => {
    const badge = await badgeOf(valid.code, form);
    expect(await verifier.check(badge)).toEqual({ verified: true, isEnded: false, faults: [] });
    expect(openBadgeFaults(badge)).toEqual([]);
    expect(badge).toMatchObject({
      issuer: { id: 'did:web:masar.test:api:certificates' },
      proof: [{ type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' }],
    });
    // Whoever has the badge learns the name on the certificate, and no other way to its holder.
    expect(JSON.stringify(badge)).not.toContain(valid.learner.userId);
  });

  it('is refused with one letter changed anywhere, a word added, or one taken away [EVD-7]', async () => {
    const badge = (await badgeOf(valid.code)) as Record<string, unknown>;
    const accepted: string[] = [];
    let tried = 0;
    for (const changed of changedInOneLetter(badge)) {
      tried += 1;
      if (await verifier.holds(changed.badge)) accepted.push(changed.where);
    }
    expect(accepted).toEqual([]);
    expect(tried).toBeGreaterThan(40);
    expect(await verifier.holds({ ...badge, invented: 'word' })).toBe(false);
    for (const key of Object.keys(badge)) {
      const { [key]: _, ...less } = badge;
      expect([key, await verifier.holds(less)]).toEqual([key, false]);
    }
    expect(await verifier.holds(badge)).toBe(true);
  });

  it('is shown as ended in the bitstring once it was revoked or replaced, its neighbour is not [EVD-7] [CRT-6]', async () => {
    const admin = await app.as('admin');
    const [one, other, neighbour] = [
      await anIssuedCertificate(app),
      await anIssuedCertificate(app),
      await anIssuedCertificate(app),
    ];
    const badges = [
      await badgeOf(one.code),
      await badgeOf(other.code, 'png'),
      await badgeOf(neighbour.code, 'svg'),
    ] as const;
    await admin.agent.post(`/api/certificates/${one.id}/revoke`).send({ reason: 'بالخطأ' }).expect(200);
    const names = { holderNameAr: 'زهراء حسين', holderNameEn: 'Zahraa Hussein', reason: 'تصحيح الاسم' };
    const { body } = await admin.agent.post(`/api/certificates/${other.id}/reissue`).send(names).expect(201);
    const found = await Promise.all(badges.map((badge) => verifier.check(badge)));
    expect(found.map(({ verified, isEnded }) => ({ verified, isEnded }))).toEqual([
      { verified: true, isEnded: true },
      { verified: true, isEnded: true },
      { verified: true, isEnded: false },
    ]);
    expect(await verifier.check(await badgeOf(body.verificationCode as string))).toMatchObject({ verified: true });
    for (const form of forms) await download(one.code, form).expect(409);
  });

  it('says by which kind of evidence it was earned, in every form [EVD-7] [EVD-4]', async () => {
    for (const form of forms) {
      const { evidence } = (await badgeOf(valid.code, form)) as { evidence: { genre: string; narrative: string }[] };
      expect(evidence[0]!.genre).toMatch(/^C: /);
      expect(evidence[0]!.narrative).toContain('Certificate of Participation · شهادة مشاركة');
    }
  });

  it('is a picture that every program opens, the same each time it is asked for [EVD-7]', async () => {
    const png = await bytesOf(valid.code, 'png');
    const { width, height } = await new Transformer(png).metadata();
    expect([width, height]).toEqual([1200, 1200]);
    for (const form of forms)
      expect((await bytesOf(valid.code, form)).equals(await bytesOf(valid.code, form))).toBe(true);
    const { headers } = await download(valid.code, 'svg').expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="MSR-\d{4}-\d{6}\.svg"$/);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect((await bytesOf(valid.code, 'svg')).toString()).not.toMatch(/<script|<text|href=/);
  });

  it('stays provable after the keys were changed [EVD-7]', async () => {
    const before = await badgeOf(valid.code);
    await app.em().execute('update signing_keys set retired_at = now() where retired_at is null');
    const after = await badgeOf(valid.code);
    expect(after).not.toEqual(before);
    for (const badge of [before, after]) expect(await verifier.check(badge)).toMatchObject({ verified: true });
  });

  it('exists for valid certificates only [EVD-7]', async () => {
    const waiting = await anIssuedCertificate(app, { requiresReview: true });
    for (const form of forms) {
      await download(waiting.code, form).expect(409);
      for (const code of ['0000000000000000', 'x']) await download(code, form).expect(404);
    }
  });
});
