import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '@masar/contracts';
import { Button, ErrorState, PageSpinner, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page } from '#shared/page/Page';
import { certificateQueries } from '../certificates.queries';
import { CertificateSheet } from '../components/CertificateSheet';
import { UnknownCertificate } from '../components/UnknownCertificate';
import { VerificationStatus } from '../components/VerificationStatus';
import { verificationMessages } from '../verification.messages';
import styles from './VerificationPage.module.css';

/** /verify/{code}: what the records say about a certificate, for everybody (CRT-4). */
export default function VerificationPage() {
  const text = useMessages(verificationMessages);
  const describe = useFailureText();
  const { code = '' } = useParams();
  const verification = useQuery(certificateQueries.verification(code));
  const { data, error } = verification;

  if (error instanceof ApiError && error.status === 404) return <UnknownCertificate code={code} />;
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={styles.sections}>
        {verification.isPending && <PageSpinner />}
        {error && (
          <ErrorState title={text.failed} onRetry={() => void verification.refetch()}>
            {describe(error)}
          </ErrorState>
        )}
        {data && (
          <>
            <VerificationStatus certificate={data} />
            <CertificateSheet certificate={data} />
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => window.print()}>
                {text.print}
              </Button>
              <ButtonLink variant="quiet" to={paths.verifyMany.href()}>
                {text.another}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
