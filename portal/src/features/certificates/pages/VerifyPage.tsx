import { useMessages } from '@masar/ui';
import { Page } from '#shared/page/Page';
import { VerifyBox } from '../components/VerifyBox';
import { verificationMessages } from '../verification.messages';

/** /verify: where an employer types the code of a certificate, without an account. */
export default function VerifyPage() {
  const text = useMessages(verificationMessages);
  return (
    <Page title={text.title} intro={text.entryIntro} width="narrow">
      <VerifyBox titled={false} />
    </Page>
  );
}
