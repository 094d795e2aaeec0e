import { useKit } from '../kit/kit-context.ts';
import type { Tone } from '../tokens/tokens.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Whose first letter is shown; 'U' when there is no name. */
  name: string | null | undefined;
  imageUrl?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** Decides the colour: a name has another one in each language. Left out where only the name is known. */
  personId?: string | null | undefined;
  /** Of what stands for nobody in particular. */
  tone?: Tone | undefined;
}

const personTones: readonly Tone[] = ['blue', 'green', 'purple', 'brown', 'pink', 'clay'];

/** A person's own colour, which no other language of their name changes (I18N-1). */
export function personTone({ personId, name }: Pick<AvatarProps, 'personId' | 'name'>): Tone {
  const sum = [...(personId ?? name ?? '')].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return personTones[sum % personTones.length] ?? 'neutral';
}

export const initialOf = (name: string | null | undefined): string | undefined =>
  [...(name?.trim() || 'U')][0]?.toUpperCase();

/** A person as picture or first letter; decorative, the name stands beside it. */
export function Avatar(props: AvatarProps) {
  const kit = useKit();
  if (kit) return <kit.Avatar {...props} />;
  const { name, imageUrl, size = 'medium', tone = personTone(props) } = props;
  return (
    <span className={styles.avatar} data-tone={tone} data-size={size} aria-hidden="true">
      {imageUrl ? <img src={imageUrl} alt="" /> : initialOf(name)}
    </span>
  );
}
