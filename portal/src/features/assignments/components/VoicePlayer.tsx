import styles from './Assignments.module.css';

/** A voice note with the browser's own controls; nothing is fetched before somebody listens (ASG-1, ASG-2). */
export function VoicePlayer({ url, label }: { url: string; label: string }) {
  // What somebody says has no captions; whoever cannot hear it finds the text beside it.
  return <audio className={styles.player} controls preload="none" src={url} aria-label={label} />;
}
