import { Notice, useMessages } from '@masar/ui';
import { useState } from 'react';
import { learningMessages } from '../learning.messages';
import styles from './LessonVideo.module.css';
import type { VideoProps } from './SourceVideo';

/** Who stopped in the last seconds has seen the video and starts again. */
const LAST_SECONDS = 5;

/** An mp4 file; its data is loaded when it is played. */
export function FileVideo({ address, title, resumeAt, onTime }: VideoProps & { address: string }) {
  const text = useMessages(learningMessages);
  const [hasFailed, setFailed] = useState(false);
  const [startAt] = useState(resumeAt);
  if (hasFailed) {
    return (
      <Notice kind="warning">
        {text.videoBroken} <a href={address}>{text.openVideo}</a>
      </Notice>
    );
  }
  return (
    <video
      className={styles.frame}
      src={address}
      controls
      preload="metadata"
      playsInline
      aria-label={text.videoOf(title)}
      onLoadedMetadata={({ currentTarget }) => {
        if (startAt < currentTarget.duration - LAST_SECONDS) currentTarget.currentTime = startAt;
      }}
      onTimeUpdate={({ currentTarget }) => {
        if (!currentTarget.paused) onTime(currentTarget.currentTime, currentTarget.duration);
      }}
      onEnded={({ currentTarget }) => onTime(currentTarget.duration, currentTarget.duration)}
      onError={() => setFailed(true)}
    />
  );
}
