import { buttonClass, DownloadIcon, useMessages } from '@masar/ui';
import { credentialAddress } from '../certificates.queries';
import { verificationMessages } from '../verification.messages';

/** The certificate for programs: a signed Open Badge that verifiers of other makers check (CRT-5). */
export function CredentialLink({ code }: { code: string }) {
  const text = useMessages(verificationMessages);
  return (
    <a className={buttonClass({ variant: 'secondary' })} href={credentialAddress(code)} download>
      <DownloadIcon size={18} />
      {text.badge}
    </a>
  );
}
