import { PlayIcon, useMessages } from '@masar/ui';
import { useEffect, useRef, useState } from 'react';
import { learningMessages } from '../learning.messages';
import { embeddedLength, embeddedTime, timeRequests } from '../model/embedded-time';
import type { VideoSource } from '../model/video-source';
import styles from './LessonVideo.module.css';
import type { VideoProps } from './SourceVideo';

interface EmbeddedVideoProps extends VideoProps {
  source: Extract<VideoSource, { kind: 'embedded' }>;
}

/** A video of another site: nothing is asked of that site before the learner presses play. */
export function EmbeddedVideo({ source, title, resumeAt, onTime }: EmbeddedVideoProps) {
  const text = useMessages(learningMessages);
  const frame = useRef<HTMLIFrameElement>(null);
  const [startAt] = useState(resumeAt);
  const [isPlayed, setPlayed] = useState(false);
  const { origin } = source;

  useEffect(() => {
    if (!isPlayed) return;
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const second = embeddedTime(event.data);
      if (second !== undefined) onTime(second, embeddedLength(event.data));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [isPlayed, origin, onTime]);

  if (!isPlayed) {
    return (
      <button type="button" className={styles.poster} onClick={() => setPlayed(true)}>
        <span className={styles.play}>
          <PlayIcon size={36} fill="currentColor" />
        </span>
        <strong>{text.playVideo}</strong>
        <span>{text.videoFrom(source.site)}</span>
      </button>
    );
  }
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={source.addressAt(startAt)}
      title={text.videoOf(title)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => timeRequests.forEach((request) => frame.current?.contentWindow?.postMessage(request, origin))}
    />
  );
}
