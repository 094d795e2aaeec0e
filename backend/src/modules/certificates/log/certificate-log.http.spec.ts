import type { Response } from 'supertest';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Certificate } from '../certificate/certificate.entity.js';
import { anIssuedCertificate, type IssuedCertificate } from '../testing/issued-certificate.js';
import { CarryCertificatesTask } from './carry-certificates.task.js';
import type { LogEntryResponse, LogHeadResponse, LogProofResponse } from './certificate-log.response.js';
import { logVerifier } from './testing/log-verifier.js';

let app: TestApp;
let issued: IssuedCertificate;
beforeAll(async () => {
  app = await startTestApp();
  issued = await anIssuedCertificate(app);
});
afterAll(() => app.close());

async function read<Answer>(path: string): Promise<Answer> {
  return (await app.anonymous().get(`/api/certificates/${path}`).expect(200)).body as Answer;
}

/** The log as a stranger reads it, page by page. */
async function published() {
  const { signedHead, size } = await read<LogHeadResponse>('log/head');
  const entries: LogEntryResponse[] = [];
  for (let next: string | undefined = '/api/certificates/log/entries?limit=2'; next;) {
    const answer: Response = await app.anonymous().get(next).expect(200).expect('X-Total-Count', String(size));
    entries.push(...(answer.body as LogEntryResponse[]));
    next = /<([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1];
  }
  const { keys } = await read<{ keys: object[] }>('keys');
  return { entries, signedHead, keys };
}
const proofOf = (code: string) => read<LogProofResponse>(`verify/${code}/proof`);
const faultsOf = async (code: string) => {
  const log = await published();
  return [...logVerifier.faultsOfLog(log), ...logVerifier.faultsOfCertificate(await proofOf(code), log)];
};
const revoke = async (id: string) => {
  const admin = await app.as('admin');
  await admin.agent.post(`/api/certificates/${id}/revoke`).send({ reason: 'صدرت بالخطأ' }).expect(200);
};

describe('the log of certificates', () => {
  it('tells of each certificate from the moment it is issued, to anybody [EVD-6]', async () => {
    const { facts, entries, head } = await proofOf(issued.code);
    expect(entries).toEqual([expect.objectContaining({ kind: 'issued' })]);
    expect(JSON.parse(facts)).toMatchObject({ verificationCode: issued.code });
    expect(head.size).toBeGreaterThan(entries[0]!.position);
    await expect(faultsOf(issued.code)).resolves.toEqual([]);
  });

  it('tells that a certificate was revoked, and of one that replaces another [EVD-6] [CRT-6]', async () => {
    const [revoked, wrong] = [await anIssuedCertificate(app), await anIssuedCertificate(app)];
    await revoke(revoked.id);
    const admin = await app.as('admin');
    const { body: corrected } = await admin.agent
      .post(`/api/certificates/${wrong.id}/reissue`)
      .send({ holderNameAr: 'نور حسن', holderNameEn: 'Noor Hasan', reason: 'خطأ في الاسم' })
      .expect(201);
    const kindsOf = async (code: string) => (await proofOf(code)).entries.map(({ kind }) => kind);
    await expect(kindsOf(revoked.code)).resolves.toEqual(['issued', 'revoked']);
    await expect(kindsOf(wrong.code)).resolves.toEqual(['issued', 'replaced']);
    await expect(kindsOf(corrected.verificationCode)).resolves.toEqual(['issued']);
    for (const code of [revoked.code, wrong.code, corrected.verificationCode])
      await expect(faultsOf(code)).resolves.toEqual([]);
  });

  it('keeps one order when many certificates are issued at once [EVD-6] [REL-1]', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => anIssuedCertificate(app)));
    const log = await published();
    expect(logVerifier.faultsOfLog(log)).toEqual([]);
    for (const { code } of many) expect(logVerifier.faultsOfCertificate(await proofOf(code), log)).toEqual([]);
  });

  it('proves that the log of a former head is its beginning [EVD-6]', async () => {
    const { signedHead: kept, size } = await read<LogHeadResponse>('log/head');
    await anIssuedCertificate(app);
    expect(logVerifier.faultsOfLog({ ...(await published()), kept: kept! })).toEqual([]);
    const proof = await read<{ from: number; size: number; path: string }>(`log/consistency?from=${size}`);
    expect(proof).toMatchObject({ from: size, size: size + 1 });
    expect(proof.path.length).toBeGreaterThan(0);
  });

  it('gives a certificate away whose row was changed in the database [EVD-6]', async () => {
    const { id, code } = await anIssuedCertificate(app);
    await app.em().nativeUpdate(Certificate, { id }, { holderNameEn: 'Somebody Else' });
    await expect(faultsOf(code)).resolves.toContainEqual(expect.stringContaining('another text'));
  });

  it('carries in what it does not know, with what became of it, once [EVD-6]', async () => {
    const [valid, revoked] = [await anIssuedCertificate(app), await anIssuedCertificate(app)];
    const late = await anIssuedCertificate(app);
    await revoke(revoked.id);
    await app.em().execute('truncate certificate_log, certificate_log_nodes');
    await expect(faultsOf(valid.code)).resolves.toEqual(['the log does not know it']);
    await revoke(late.id);
    const task = app.app.get(CarryCertificatesTask);
    await task.carry();
    await task.carry();
    const { entries } = await proofOf(revoked.code);
    expect(entries.map(({ kind }) => kind)).toEqual(['carried', 'revoked']);
    expect((await proofOf(late.code)).entries.map(({ kind }) => kind)).toEqual(['carried', 'revoked']);
    await expect(faultsOf(valid.code)).resolves.toEqual([]);
  });

  it('is empty or as long as it is, and knows no other codes [EVD-6]', async () => {
    await app.anonymous().get('/api/certificates/log/consistency?from=999999').expect(404);
    await app.anonymous().get('/api/certificates/log/consistency?from=x').expect(400);
    await app.anonymous().get('/api/certificates/log/entries?cursor=x').expect(400);
    await app.anonymous().get('/api/certificates/verify/0000000000000000/proof').expect(404);
  });
});
