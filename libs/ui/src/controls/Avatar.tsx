import type { Tone } from '../tokens/tokens.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Whose first letter is shown; 'U' when there is no name. */
  name: string | null | undefined;
  imageUrl?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** Left out, the name decides, so that a person keeps a colour. */
  tone?: Tone;
}

const personTones: readonly Tone[] = ['blue', 'green', 'purple', 'brown', 'pink', 'clay'];

function toneOf(name: string): Tone {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return personTones[sum % personTones.length] ?? 'neutral';
}

/** A person as picture or first letter; decorative, the name stands beside it. */
export function Avatar({ name, imageUrl, size = 'medium', tone }: AvatarProps) {
  const initial = [...(name?.trim() || 'U')][0]?.toUpperCase();
  return (
    <span className={styles.avatar} data-tone={tone ?? toneOf(name ?? '')} data-size={size} aria-hidden="true">
      {imageUrl ? <img src={imageUrl} alt="" /> : initial}
    </span>
  );
}
