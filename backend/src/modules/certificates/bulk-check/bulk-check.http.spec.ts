import { limits } from '@masar/domain';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Certificate } from '../certificate/certificate.entity.js';
import { anIssuedCertificate, type IssuedCertificate } from '../testing/issued-certificate.js';
import type { CheckedCertificatesResponse } from './bulk-check.dto.js';

let app: TestApp;
let valid: IssuedCertificate;
beforeAll(async () => {
  app = await startTestApp();
  valid = await anIssuedCertificate(app);
});
afterAll(() => app.close());

const send = (codes: unknown, address = '203.0.113.1') =>
  app.anonymous().post('/api/certificates/verify').set('X-Forwarded-For', address).send({ codes });
const outcomes = ({ codes }: CheckedCertificatesResponse) => codes.map(({ outcome }) => outcome);

describe('POST /api/certificates/verify', () => {
  it('tells anybody of each code, in the order in which they were sent [CRT-7]', async () => {
    const dashed = valid.code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
    const { body } = await send([dashed, '0000000000000000', 'سارة', dashed]).expect(200);
    expect(outcomes(body)).toEqual(['verified', 'unknown', 'malformed', 'verified']);
    expect(body).toEqual({ checkedAt: expect.stringMatching(/Z$/), codes: expect.any(Array) });
    expect(body.codes[0]).toEqual({
      typed: dashed,
      outcome: 'verified',
      verificationCode: valid.code,
      certificateNumber: expect.stringMatching(/^MSR-/),
      holderNameAr: 'زهراء كاظم',
      holderNameEn: 'زهراء كاظم',
      courseTitleAr: 'أساسيات البرمجة',
      courseTitleEn: 'Programming basics',
      grade: null,
      evidence: 'C',
      issuedAt: expect.stringMatching(/Z$/),
      supersededByCode: null,
    });
    expect(body.codes[1]).toMatchObject({ verificationCode: '0000000000000000', holderNameAr: null });
    expect(JSON.stringify(body)).not.toContain(valid.id);
    expect(JSON.stringify(body)).not.toContain(valid.learner.userId);
  });

  it('tells revoked, replaced and waiting ones apart [CRT-7] [CRT-6]', async () => {
    const admin = await app.as('admin');
    const [revoked, replaced] = [await anIssuedCertificate(app), await anIssuedCertificate(app)];
    const pending = await anIssuedCertificate(app, { requiresReview: true });
    await admin.agent.post(`/api/certificates/${revoked.id}/revoke`).send({ reason: 'بالخطأ' }).expect(200);
    const names = { holderNameAr: 'زهراء حسين', holderNameEn: 'Zahraa Hussein', reason: 'تصحيح الاسم' };
    const { body: fresh } = await admin.agent.post(`/api/certificates/${replaced.id}/reissue`).send(names).expect(201);
    const { body } = await send([revoked.code, replaced.code, pending.code]).expect(200);
    expect(outcomes(body)).toEqual(['revoked', 'superseded', 'pending']);
    expect(body.codes[1].supersededByCode).toBe(fresh.verificationCode);
  });

  it('tells no grade of participation that was written with one in earlier days [EVD-4]', async () => {
    const old = await anIssuedCertificate(app);
    await app.em().nativeUpdate(Certificate, { id: old.id }, { grade: '94.45' });
    expect((await send([old.code]).expect(200)).body.codes).toMatchObject([{ evidence: 'C', grade: null }]);
    expect((await old.learner.agent.get('/api/certificates').expect(200)).body).toMatchObject([{ grade: null }]);
    const admin = await app.as('admin');
    expect((await admin.agent.get(`/api/admin/certificates/${old.id}`).expect(200)).body.grade).toBeNull();
  });

  it('takes two hundred at once, and not one more [CRT-7]', async () => {
    const codes = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(16, '0'));
    expect(outcomes((await send(codes(limits.certificatesAtOnce)).expect(200)).body)).toHaveLength(200);
    expect((await send(codes(limits.certificatesAtOnce + 1)).expect(400)).body.code).toBe('platform.invalid_input');
    for (const wrong of [undefined, 'x', [1], ['x'.repeat(101)]]) await send(wrong).expect(400);
    expect((await send([]).expect(200)).body.codes).toEqual([]);
  });

  it('counts the calls of an address [CRT-7] [REL-7]', async () => {
    const limited = await startTestApp({ TRUSTED_PROXIES: '1' });
    try {
      const call = (address: string) =>
        limited
          .anonymous()
          .post('/api/certificates/verify')
          .set('X-Forwarded-For', address)
          .send({ codes: ['x'] });
      for (let n = 0; n < 60; n += 1) await call('203.0.113.9').expect(200);
      const refused = await call('203.0.113.9').expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await call('203.0.113.10').expect(200);
    } finally {
      await limited.close();
    }
  });
});
