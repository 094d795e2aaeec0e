import { Button, PageSpinner, shell, useMessages } from '@masar/ui';
import { useEffect, useState } from 'react';
import { checkOffline, type OfflineFinding } from './check-offline';
import { readProofs } from './kept-proofs';
import { KeptLogHead } from './KeptLogHead';
import { offlineMessages } from './offline.messages';
import { OfflineStatus } from './OfflineStatus';
import { SummarySheet } from './SummarySheet';

interface OfflineProofProps {
  code: string;
  /** What the QR code carries behind the `#`. */
  fragment: string;
  onRetry: () => void;
}

/** What this device can say of a certificate without network, and of which day that is (CRT-8). */
export default function OfflineProof({ code, fragment, onRetry }: OfflineProofProps) {
  const text = useMessages(offlineMessages);
  const [finding, setFinding] = useState<OfflineFinding>();

  useEffect(() => {
    let isLeft = false;
    void readProofs()
      .then((proofs) => checkOffline(code, fragment, proofs))
      .catch((): OfflineFinding => ({ state: 'unprepared' }))
      .then((found) => {
        if (!isLeft) setFinding(found);
      });
    return () => {
      isLeft = true;
    };
  }, [code, fragment]);

  if (!finding) return <PageSpinner />;
  return (
    <>
      <OfflineStatus finding={finding} />
      {'summary' in finding && (
        <>
          <SummarySheet code={code} summary={finding.summary} />
          {finding.logHead && <KeptLogHead head={finding.logHead} />}
        </>
      )}
      <div className={shell.row8}>
        <Button variant="secondary" onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    </>
  );
}
