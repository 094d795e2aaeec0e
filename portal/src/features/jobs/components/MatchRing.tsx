import { useMessages } from '@masar/ui';
import { ScoreRing } from '#shared/score/ScoreRing';
import { jobWords } from '../messages/job-words.messages';

interface MatchRingProps {
  /** 0 to 1. */
  score: number;
  size?: 'medium' | 'large';
}

/** How well a vacancy fits. */
export function MatchRing(props: MatchRingProps) {
  const text = useMessages(jobWords);
  return <ScoreRing {...props} label={text.match} />;
}
