import { EmptyState, shell, useMessages } from '@masar/ui';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { verificationMessages } from '../verification.messages';
import { VerifyBox } from './VerifyBox';

/** No certificate has this code: said plainly, without guessing why (CRT-4). */
export function UnknownCertificate({ code }: { code: string }) {
  const text = useMessages(verificationMessages);
  usePageHead({ title: text.unknown });
  return (
    <PageFrame>
      <div className={shell.stack20}>
        <EmptyState headingLevel={1} drawing="search" title={text.unknown}>
          <p>{text.unknownHint}</p>
          <p>
            {text.typed}: <code>{code}</code>
          </p>
        </EmptyState>
        <VerifyBox titled={false} />
      </div>
    </PageFrame>
  );
}
