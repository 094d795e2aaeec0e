import { Button, Card, shell, TextArea, TextField, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { usePrinted } from '../records/usePrinted';
import type { Certificate } from './certificate.fields';
import { certificatesMessages } from './certificates.messages';
import { useCertificateDeeds } from './useCertificateDeeds';

/** What can become of a certificate: it is approved, revoked with a reason, or replaced by one with a corrected name. One's own may only be revoked. */
export function CertificateActions({ certificate }: { certificate: Certificate }) {
  const text = useMessages(certificatesMessages);
  const { approve, isBusy } = useCertificateDeeds(certificate);
  const { data: identity } = useGetIdentity();
  const isOwn = certificate.userId !== null && certificate.userId === identity?.id;
  if (certificate.status === 'pending') {
    if (isOwn) return null;
    return (
      <Card as="section" className={shell.stack12}>
        <h2>{text.pendingTitle}</h2>
        <p>{text.approveHint}</p>
        <div>
          <Button busy={isBusy} onClick={approve}>
            {text.approve}
          </Button>
        </div>
        {certificate.reviewId && <SendBack certificate={certificate} reviewId={certificate.reviewId} />}
      </Card>
    );
  }
  if (certificate.status !== 'verified') return null;
  return (
    <>
      {!isOwn && <Reissue certificate={certificate} />}
      <Revocation certificate={certificate} />
    </>
  );
}

/** In place of the instructor: the learner reads what is missing and asks again (CRT-11). */
function SendBack({ certificate, reviewId }: { certificate: Certificate; reviewId: string }) {
  const text = useMessages(certificatesMessages);
  const { sendBack, isBusy, errors } = useCertificateDeeds(certificate);
  const [reason, setReason] = useState('');
  return (
    <>
      <TextArea
        label={text.sendBackReason}
        hint={text.sendBackHint}
        error={errors['reason']}
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => sendBack(reviewId, reason.trim())}>
          {text.sendBack}
        </Button>
      </div>
    </>
  );
}

function Revocation({ certificate }: { certificate: Certificate }) {
  const text = useMessages(certificatesMessages);
  const { revoke, isBusy, errors } = useCertificateDeeds(certificate);
  const [reason, setReason] = useState('');
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{text.revokeTitle}</h2>
      <TextArea
        label={text.revokedReason}
        hint={text.reasonHint}
        error={errors['revokedReason']}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button variant="danger" busy={isBusy} onClick={() => revoke(reason.trim())}>
          {text.revoke}
        </Button>
      </div>
    </Card>
  );
}

function Reissue({ certificate }: { certificate: Certificate }) {
  const text = useMessages(certificatesMessages);
  const { reissue, isBusy, errors } = useCertificateDeeds(certificate);
  const { holderNameAr, holderNameEn } = certificate;
  const [entry, setEntry] = useState({ holderNameAr, holderNameEn, reason: '' });
  const printed = usePrinted();
  const unprintable = { holderNameAr: printed(entry.holderNameAr), holderNameEn: printed(entry.holderNameEn) };
  const field = (name: keyof typeof entry) => ({
    required: true,
    error: (name === 'reason' ? undefined : unprintable[name]) ?? errors[name],
    value: entry[name],
    onChange: ({ target }: { target: { value: string } }) => setEntry({ ...entry, [name]: target.value }),
  });
  return (
    <Card as="section" className={shell.stack12}>
      <h2>{text.reissueTitle}</h2>
      <p>{text.reissueHint}</p>
      <TextField label={text.nameAr} lang="ar" dir="rtl" maxLength={200} {...field('holderNameAr')} />
      <TextField label={text.nameEn} lang="en" dir="ltr" maxLength={200} {...field('holderNameEn')} />
      <TextArea label={text.reissueReason} rows={2} maxLength={500} {...field('reason')} />
      <div>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={Object.values(unprintable).some(Boolean)}
          onClick={() => reissue(entry)}
        >
          {text.reissue}
        </Button>
      </div>
    </Card>
  );
}
