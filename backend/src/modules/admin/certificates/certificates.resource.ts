import { evidenceGrades } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { CertificateService, certificateStatuses } from '#modules/certificates';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import type { AdminResource, ChangesRecords } from '../records/admin-resource.js';
import { key, moment, oneOf, reference, start, wordOf } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeCertificateDto } from './certificate.dto.js';
import type { CertificateRecord } from './certificate.record.js';

export const certificateListing: Listing = {
  name: 'certificates',
  table: 'certificates',
  sorts: { issuedAt: { by: sql`t.issued_at` }, certificateNumber: { by: sql`t.certificate_number` } },
  filters: {
    q: start(sql`t.certificate_number`, (typed) => typed.toUpperCase()),
    verificationCode: key('t.verification_code'),
    status: oneOf('t.status', certificateStatuses),
    evidence: wordOf(evidenceGrades, (grade) => sql`coalesce(t.evidence, 'C') = ${grade}`),
    userId: reference('t.user_id'),
    courseId: reference('t.course_id'),
    issuedAt_gte: moment('t.issued_at', '>='),
    issuedAt_lt: moment('t.issued_at', '<'),
  },
};

@Injectable()
export class CertificatesResource implements AdminResource, ChangesRecords<ChangeCertificateDto> {
  constructor(
    private readonly reader: RecordReader,
    private readonly certificates: CertificateService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<CertificateRecord>[]> {
    return this.reader.rows(sql<Unversioned<CertificateRecord>>`
      select c.id, c.certificate_number as "certificateNumber", c.verification_code as "verificationCode",
        c.user_id as "userId", c.holder_name_ar as "holderNameAr", c.holder_name_en as "holderNameEn",
        c.course_id as "courseId", c.course_title_ar as "courseTitleAr", c.course_title_en as "courseTitleEn",
        case when c.evidence in ('A', 'B') then c.grade::text end as grade,
        coalesce(c.evidence, 'C') as evidence, c.status, c.revoked_reason as "revokedReason", ${iso('c.revoked_at')} as "revokedAt",
        ${personName()} as "revokedByName", c.superseded_by as "supersededBy", ${iso('c.issued_at')} as "issuedAt",
        case when r.state = 'waiting' then r.id end as "reviewId", ${iso('r.asked_at')} as "reviewAskedAt",
        r.note as "reviewNote", r.reason as "sentBackReason"
      from certificates c left join users u on u.id = c.revoked_by
      left join lateral (select * from certificate_reviews where certificate_id = c.id and c.status = 'pending'
        order by round desc limit 1) r on true
      where ${among('c.id', ids)}`);
  }

  /** The list sends the record as it was: only a status that differs is a wish. */
  async change(admin: Viewer, id: string, { status, revokedReason }: ChangeCertificateDto): Promise<void> {
    const [current] = await this.records([id]);
    if (!status || status === current?.status) return;
    if (status === 'verified') return this.certificates.approve(id, admin);
    if (status !== 'revoked') throw new InvalidInput({}, { fields: [{ field: 'status', code: 'field.invalid' }] });
    if (!revokedReason) throw new InvalidInput({}, { fields: [{ field: 'revokedReason', code: 'field.required' }] });
    await this.certificates.revoke(id, admin, revokedReason);
  }
}
