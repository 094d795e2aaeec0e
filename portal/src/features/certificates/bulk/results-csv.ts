import { toCsv } from '@masar/domain';
import type { bulkMessages } from './bulk.messages';
import type { CheckedCertificates } from './bulk.mutations';

type Texts = (typeof bulkMessages)['ar'];

/** The results as a table for spreadsheets, both scripts beside each other. */
export function resultsCsv({ codes, checkedAt }: CheckedCertificates, text: Texts): string {
  const header = [
    text.code,
    text.status,
    text.number,
    `${text.holder} (ar)`,
    `${text.holder} (en)`,
    `${text.course} (ar)`,
    `${text.course} (en)`,
    text.grade,
    text.issued,
    text.replacement,
    text.checked,
  ];
  const rows = codes.map((each) => [
    each.verificationCode ?? each.typed,
    text[each.outcome],
    each.certificateNumber,
    each.holderNameAr,
    each.holderNameEn,
    each.courseTitleAr,
    each.courseTitleEn,
    each.grade,
    each.issuedAt,
    each.supersededByCode,
    checkedAt,
  ]);
  return toCsv(header, rows);
}
