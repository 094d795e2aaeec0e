import { acceptedPictures } from '@masar/domain';
import { lazyCode, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { useToast } from '#shared/toasts/ToastProvider';
import type { Size } from './crop';
import { cropMessages } from './crop.messages';
import styles from './PictureChoice.module.css';

const CropDialog = lazyCode(() => import('./CropDialog'));

interface PictureChoiceProps {
  /** The picture as it is now. */
  children: ReactNode;
  size: Size;
  isRound?: boolean;
  isSet: boolean;
  isBusy: boolean;
  /** Sends the cropped picture; null removes the present one. */
  send: (picture: File | null, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

/** A picture with buttons to choose another one, which is cropped before it is sent, or none (PRF-5, CRS-13). */
export function PictureChoice({ children, size, isRound, isSet, isBusy, send }: PictureChoiceProps) {
  const text = useMessages(cropMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const [chosen, setChosen] = useState<File>();
  const put = (picture: File | null) =>
    send(picture, {
      onSuccess: () => {
        setChosen(undefined);
        toast({ title: picture ? text.saved : text.removed, kind: 'success' });
      },
      onError: (error) => notifyFailure(error, { title: text.failed }),
    });
  return (
    <div className={styles.choice}>
      {children}
      <div className={shell.row12}>
        <FileChoice
          label={text.choose}
          busyLabel={text.sending}
          isBusy={isBusy}
          accept={acceptedPictures}
          takes="pictures"
          onChoose={setChosen}
        />
        {isSet && (
          <Button variant="text" color="inherit" disabled={isBusy} onClick={() => put(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            size={size}
            isRound={isRound}
            isBusy={isBusy}
            onCropped={put}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
