import { ApiError } from '@masar/contracts';
import { Button, ErrorState, lazyCode, PageSpinner, shell, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { certificateQueries } from '../certificates.queries';
import { CertificateBasis } from '../components/CertificateBasis';
import { CertificateSheet } from '../components/CertificateSheet';
import { FoldedBadgeForms } from '../components/FoldedBadgeForms';
import { UnknownCertificate } from '../components/UnknownCertificate';
import { VerificationStatus } from '../components/VerificationStatus';
import { LogDetails } from '../log/LogDetails';
import { readCode } from '../model/verification-code';
import { verificationMessages } from '../verification.messages';
import styles from './VerificationPage.module.css';

const OfflineProof = lazyCode(() => import('../offline/OfflineProof'));

/** No answer at all, or one of a gateway that has lost the server. */
const isUnreachable = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/**
 * /verify/{code}: what the records say about a certificate, for everybody (CRT-4). Where they cannot be asked, what the
 * QR code proves by itself (CRT-8).
 */
export default function VerificationPage() {
  const text = useMessages(verificationMessages);
  const describe = useFailureText();
  const { code = '' } = useParams();
  const verification = useQuery(certificateQueries.verification(code));
  const { data, error } = verification;
  const fragment = useLocation().hash.slice(1);
  const provesItself = error !== null && fragment !== '' && isUnreachable(error);
  const retry = () => void verification.refetch();

  if (error instanceof ApiError && error.status === 404) return <UnknownCertificate code={code} />;
  return (
    <Page title={text.title} intro={provesItself ? undefined : text.intro}>
      <div className={shell.stack20}>
        {verification.isPending && <PageSpinner />}
        {provesItself && (
          <Suspense fallback={<PageSpinner />}>
            <OfflineProof code={readCode(code)} fragment={fragment} onRetry={retry} />
          </Suspense>
        )}
        {error && !provesItself && (
          <ErrorState title={text.failed} onRetry={retry}>
            {describe(error)}
          </ErrorState>
        )}
        {data && (
          <div className={styles.checked}>
            <VerificationStatus certificate={data} />
            <div className={styles.paper}>
              <CertificateSheet certificate={data} />
            </div>
            <div className={styles.more}>
              <CertificateBasis certificate={data} />
              <div className={`${shell.row8} ${styles.actions}`}>
                <Button variant="secondary" onClick={() => window.print()}>
                  {text.print}
                </Button>
                <ButtonLink variant="quiet" to={paths.verifyMany.href()}>
                  {text.another}
                </ButtonLink>
              </div>
              <LogDetails certificate={data} />
              {data.status === 'verified' && <FoldedBadgeForms code={data.verificationCode} />}
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}
