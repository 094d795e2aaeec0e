import type { Response } from 'supertest';
import { CompletionDemands } from '#modules/courses';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Certificate } from '../certificate/certificate.entity.js';
import { CarryCertificatesTask } from '../log/carry-certificates.task.js';
import type { LogEntryResponse, LogHeadResponse, LogProofResponse } from '../log/certificate-log.response.js';
import { logVerifier } from '../log/testing/log-verifier.js';

/** Certificates of the demo data say nothing that the server would not have said. */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO_MODE: 'true' });
  await test.app.get(CarryCertificatesTask).carry();
});
afterAll(() => test.close());

const read = async <Answer>(path: string): Promise<Answer> =>
  (await test.anonymous().get(`/api/certificates/${path}`).expect(200)).body as Answer;

const told = () =>
  test
    .em()
    .find(Certificate, { $or: [{ evidence: { $in: ['A', 'B'] } }, { status: { $in: ['revoked', 'superseded'] } }] });

describe('certificates of the demo data', () => {
  it('were earned as they say, with the grade of all that counted [EVD-4] [EVD-3]', async () => {
    const certificates = await told();
    expect(new Set(certificates.map(({ evidence }) => evidence))).toEqual(new Set(['A', 'B', 'C']));
    const demands = test.app.get(CompletionDemands);
    for (const { userId, courseId, evidence, grade } of certificates) {
      const em = test.em();
      await expect(demands.evidenceOf(em, userId!, courseId)).resolves.toMatchObject({ grade: evidence });
      // Who took part is given no grade.
      if (evidence === 'C') expect(grade).toBeNull();
      else await expect(demands.gradeOf(em, userId!, courseId)).resolves.toBe(grade);
    }
  });

  it('rest on work that was marked, or papers that were passed, before they were issued [EVD-4]', async () => {
    const [{ unproved }] = await test.em().execute<[{ unproved: number }]>(`
      select count(*)::int as unproved from certificates k where k.evidence in ('A', 'B')
        and not exists (select from submissions s join assignments a on a.id = s.assignment_id
          where s.user_id = k.user_id and a.course_id = k.course_id and s.has_passed and s.marked_at < k.completed_at)
        and not exists (select from papers p where p.user_id = k.user_id and p.course_id = k.course_id
          and p.lesson_id is null and p.has_passed and p.submitted_at <= k.completed_at)`);
    expect(unproved).toBe(0);
  });

  it('stand in the public log, in which the script for strangers finds nothing [EVD-6]', async () => {
    const { signedHead } = await read<LogHeadResponse>('log/head');
    const { keys } = await read<{ keys: object[] }>('keys');
    const entries: LogEntryResponse[] = [];
    for (let next: string | undefined = '/api/certificates/log/entries?limit=100'; next;) {
      const answer: Response = await test.anonymous().get(next).expect(200);
      entries.push(...(answer.body as LogEntryResponse[]));
      next = /<([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1];
    }
    expect(logVerifier.faultsOfLog({ entries, signedHead, keys })).toEqual([]);
    const ends: Record<string, string[]> = { revoked: ['revoked'], superseded: ['replaced'] };
    for (const { verificationCode, status } of await told()) {
      const proof = await read<LogProofResponse>(`verify/${verificationCode}/proof`);
      expect(logVerifier.faultsOfCertificate(proof, { entries, signedHead })).toEqual([]);
      expect(proof.entries.map(({ kind }) => kind)).toEqual(['carried', ...(ends[status] ?? [])]);
    }
  });
});
