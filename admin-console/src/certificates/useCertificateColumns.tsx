import { pickLocalized } from '@masar/i18n';
import { StatusBadge, useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import type { Certificate } from './certificate';
import { certificatesMessages } from './certificates.messages';
import styles from './Certificates.module.css';

export function useCertificateColumns(): RecordColumn<Certificate>[] {
  const text = useMessages(certificatesMessages);
  const { language, format } = useLocale();
  return [
    {
      field: 'certificateNumber',
      label: text.number,
      isSortable: true,
      render: ({ certificateNumber }) => (
        <bdi dir="ltr" className={styles.number}>
          {certificateNumber}
        </bdi>
      ),
    },
    {
      field: 'holderName',
      label: text.holder,
      render: (row) => pickLocalized(row, 'holderName', language),
      csv: (row) => pickLocalized(row, 'holderName', language),
    },
    {
      field: 'courseTitle',
      label: text.course,
      render: (row) => pickLocalized(row, 'courseTitle', language),
      csv: (row) => pickLocalized(row, 'courseTitle', language),
    },
    { field: 'status', label: text.status, render: ({ status }) => <StatusBadge status={status} /> },
    { field: 'grade', label: text.grade, render: ({ grade }) => grade && format.percent(Number(grade)) },
    { field: 'issuedAt', label: text.issuedAt, isSortable: true, render: ({ issuedAt }) => format.date(issuedAt) },
    { field: 'verificationCode', label: text.code, isOnlyExported: true },
    { field: 'revokedReason', label: text.revokedReason, isOnlyExported: true },
  ];
}
