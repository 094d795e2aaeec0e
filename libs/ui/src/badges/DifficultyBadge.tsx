import type { Difficulty } from '@masar/domain';
import { useMessages } from '../locale/LocaleProvider.tsx';
import type { Tone } from '../tokens/tokens.ts';
import { Badge } from './Badge.tsx';
import { difficultyMessages } from './badges.messages.ts';

/** Green beginner, yellow intermediate, red advanced (spec 4). */
const difficultyTones: Record<Difficulty, Tone> = { beginner: 'green', intermediate: 'yellow', advanced: 'red' };

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const names = useMessages(difficultyMessages);
  return <Badge tone={difficultyTones[difficulty]}>{names[difficulty]}</Badge>;
}
