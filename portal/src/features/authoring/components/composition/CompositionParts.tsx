import { pickLocalized } from '@masar/i18n';
import { Badge, EditIcon, Isolated, TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import type { Composition, CompositionPart } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';
import styles from './Composition.module.css';

interface CompositionPartsProps {
  composition: Composition;
  isBusy: boolean;
  /** Changes the draw at this place. */
  onChange: (place: number) => void;
  onRemove: (place: number) => void;
}

/** Fixed questions and draws in one list: the lesson's own, which stand above it, and those of banks (QB-2). */
export function CompositionParts({ composition, isBusy, onChange, onRemove }: CompositionPartsProps) {
  const text = useMessages(compositionMessages);
  const { digits } = useLocale();
  const { parts, ownQuestions, warnings } = composition;
  return (
    <ol role="list" className={styles.parts}>
      {ownQuestions > 0 && (
        <li className={styles.part}>
          <div className={styles.words}>
            <strong>{text.questions(ownQuestions, digits)}</strong>
            <p className={styles.from}>{text.own}</p>
          </div>
        </li>
      )}
      {parts.map((part, place) => (
        <PartRow
          key={place}
          part={part}
          found={warnings.find((one) => one.code === 'draw-short' && one.place === place)?.found ?? null}
          isBusy={isBusy}
          onChange={() => onChange(place)}
          onRemove={() => onRemove(place)}
        />
      ))}
    </ol>
  );
}

interface PartRowProps {
  part: CompositionPart;
  /** How many a draw that can't be filled gets; null for any other. */
  found: number | null;
  isBusy: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function PartRow({ part, found, isBusy, onChange, onRemove }: PartRowProps) {
  const text = useMessages(compositionMessages);
  const { digits, language, format } = useLocale();
  const { bankName, tag, difficulty, skill, count } = part;
  const prompt = pickLocalized({ promptAr: part.promptAr ?? '', promptEn: part.promptEn ?? '' }, 'prompt', language);
  const name = count === null ? prompt : text.questions(count, digits);
  const narrowed = [
    tag,
    difficulty === null ? null : text[difficulty as 'easy' | 'medium' | 'hard'],
    skill && pickLocalized(skill, 'label', language),
  ].filter((one) => one !== null);
  return (
    <li className={styles.part}>
      <div className={styles.words}>
        <strong>
          <Isolated>{name}</Isolated>
        </strong>
        <p className={styles.from}>
          {count === null ? text.fixed : text.byChance} <Isolated>{bankName}</Isolated>
          {narrowed.map((one) => (
            <span key={one}>
              {' · '}
              <Isolated>{one}</Isolated>
            </span>
          ))}
        </p>
        {found !== null && <Badge tone="yellow">{text.ready(format.number(found))}</Badge>}
      </div>
      <div className={styles.deeds}>
        {count !== null && (
          <IconButton aria-label={text.change(name)} disabled={isBusy} onClick={onChange}>
            <EditIcon />
          </IconButton>
        )}
        <IconButton aria-label={text.remove(name)} disabled={isBusy} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
