import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { certificateMessages } from '../certificates.messages';
import { certificateQueries } from '../certificates.queries';
import { CertificateFigures } from '../components/CertificateFigures';
import { CertificateList } from '../components/CertificateList';
import { VerifyBox } from '../components/VerifyBox';
import styles from './CertificatesPage.module.css';

/** /certificates: the reader's own certificates (CRT-2). */
export default function CertificatesPage() {
  const text = useMessages(certificateMessages);
  const describe = useFailureText();
  const certificates = useSignedInQuery(certificateQueries.mine());
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={shell.stack28}>
        {certificates.isPending && (
          <div className={styles.pending}>
            <RowsSkeleton rows={3} />
          </div>
        )}
        {certificates.isError && (
          <ErrorState title={text.failed} onRetry={() => void certificates.refetch()}>
            {describe(certificates.error)}
          </ErrorState>
        )}
        {certificates.data && (
          <>
            <CertificateList certificates={certificates.data} />
            {certificates.data.length > 1 && <CertificateFigures certificates={certificates.data} />}
          </>
        )}
        <VerifyBox />
      </div>
    </Page>
  );
}
