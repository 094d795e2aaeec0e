import { useMessages } from '@masar/ui';
import { Page } from '#shared/page/Page';
import { BulkCheck } from '../bulk/BulkCheck';
import { EvidenceRule } from '../components/EvidenceRule';
import { VerifyBox } from '../components/VerifyBox';
import { verificationMessages } from '../verification.messages';
import styles from './VerifyPage.module.css';

/** /verify: where an employer types the code of a certificate, or many of them, without an account (CRT-4, CRT-7). */
export default function VerifyPage() {
  const text = useMessages(verificationMessages);
  return (
    <Page title={text.title} intro={text.entryIntro}>
      <div className={styles.sections}>
        <div className={styles.one}>
          <VerifyBox titled={false} />
        </div>
        <BulkCheck />
        <EvidenceRule />
      </div>
    </Page>
  );
}
