import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Isolated, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import type { Certificate } from './certificate';
import { CertificateActions } from './CertificateActions';
import { certificatesMessages } from './certificates.messages';

export function CertificateShow() {
  const text = useMessages(certificatesMessages);
  const { language, format } = useLocale();
  return (
    <RecordShow<Certificate>
      back={text.back}
      title={({ certificateNumber }) => text.one(certificateNumber)}
      facts={(row) => [
        [text.status, <StatusBadge status={row.status} />],
        [text.nameAr, row.holderNameAr],
        [text.nameEn, row.holderNameEn],
        [
          text.course,
          <Link to={`/courses/${row.courseId}/show`}>
            <Isolated>{pickLocalized(row, 'courseTitle', language)}</Isolated>
          </Link>,
        ],
        ...(row.userId ? [[text.holder, <Link to={`/users/${row.userId}/show`}>{text.account}</Link>] as const] : []),
        [text.grade, row.grade ? format.percent(Number(row.grade)) : '—'],
        [text.issuedAt, format.dateTime(row.issuedAt)],
        [
          text.code,
          <a href={`/verify/${row.verificationCode}`} target="_blank" rel="noreferrer" dir="ltr">
            {row.verificationCode}
          </a>,
        ],
        ...(row.revokedAt
          ? ([
              [text.revokedAt, format.dateTime(row.revokedAt)],
              [text.revokedReason, row.revokedReason ?? '—'],
              [text.revokedBy, row.revokedByName ?? '—'],
            ] as const)
          : []),
        ...(row.reviewAskedAt ? [[text.reviewAskedAt, format.dateTime(row.reviewAskedAt)] as const] : []),
        ...(row.reviewNote ? [[text.reviewNote, row.reviewNote] as const] : []),
        ...(row.sentBackReason ? [[text.sentBackReason, row.sentBackReason] as const] : []),
        ...(row.supersededBy
          ? [[text.supersededBy, <Link to={`/certificates/${row.supersededBy}/show`}>{text.open}</Link>] as const]
          : []),
      ]}
    >
      {(certificate) => <CertificateActions certificate={certificate} />}
    </RecordShow>
  );
}
