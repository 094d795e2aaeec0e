import { Notice, StarIcon, useLocale, useMessages } from '@masar/ui';
import { ratingMessages } from './rating.messages';
import { starCounts } from './Stars';
import styles from './Stars.module.css';

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  value: number;
  error?: string | undefined;
  onChange: (stars: number) => void;
}

/** Five stars as radio buttons: arrows choose, each star has a name. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const text = useMessages(ratingMessages);
  const { digits } = useLocale();
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{text.stars}</legend>
        {starCounts.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === value}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => onChange(target.checked ? star : 0)}
            />
            <StarIcon size={28} fill={star <= value ? 'currentColor' : 'none'} />
            <span className="visually-hidden">{text.star(star, digits)}</span>
          </label>
        ))}
      </fieldset>
      {error && <Notice kind="danger">{error}</Notice>}
    </>
  );
}
