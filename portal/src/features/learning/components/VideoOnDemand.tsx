import { Isolated, PlayIcon, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { learningMessages } from '../learning.messages';
import type { VideoSource } from '../model/video-source';
import styles from './VideoOnDemand.module.css';

/** Bytes of a video that our own server keeps; other sites are not asked before the learner wants the video. */
function useOwnSize(source: VideoSource): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  const address = source.kind === 'file' && source.address.startsWith('/') ? source.address : null;
  useEffect(() => {
    if (!address) return;
    let isShown = true;
    fetch(address, { method: 'HEAD' })
      .then(({ ok, headers }) => {
        const length = Number(headers.get('Content-Length'));
        if (isShown && ok && length > 0) setBytes(length);
      })
      // Without its size the video can still be asked for.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [address]);
  return bytes;
}

/** In the place of a video while reading only: a line with what loading it costs. */
export function VideoOnDemand({ source, onWanted }: { source: VideoSource; onWanted: () => void }) {
  const text = useMessages(learningMessages);
  const { format } = useLocale();
  const bytes = useOwnSize(source);
  const cost = bytes ? format.size(bytes) : source.kind === 'embedded' ? text.externalFrom(source.site) : text.external;
  return (
    <div className={`${shell.card} ${styles.line}`}>
      <p>{text.videoLeftOut}</p>
      <Button variant="outlined" onClick={onWanted}>
        <PlayIcon size={20} />
        {text.loadVideo} <Isolated>({cost})</Isolated>
      </Button>
    </div>
  );
}
