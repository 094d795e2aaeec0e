import { pickLocalized } from '@masar/i18n';
import { Badge, CheckIcon, Isolated, useLocale, useMessages } from '@masar/ui';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useQuestionNames } from '../messages/question-names';
import type { ItemStatistics } from '../question-banks.queries';
import styles from './Banks.module.css';

/** What answers say of one question: figures, flags, and how often each of its options was chosen (QB-4). */
export function ItemFigures({ item }: { item: ItemStatistics }) {
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { format, language } = useLocale();
  const { tries, shareCorrect, discrimination, medianSeconds, flags, chosen } = item;
  if (tries === 0) return <p className={styles.hint}>{text.noAnswers}</p>;
  const measures = [
    [text.tries, format.number(tries)],
    [text.share, shareCorrect === null ? '–' : format.percent(shareCorrect * 100)],
    [text.discrimination, discrimination === null ? '–' : format.number(Number(discrimination.toFixed(2)))],
    [text.median, medianSeconds === null ? '–' : `${format.number(medianSeconds)} ${text.seconds}`],
  ] as const;
  return (
    <>
      <dl className={styles.measures}>
        {measures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {flags.length > 0 && (
        <div className={styles.facts}>
          {flags.map((flag) => (
            <Badge key={flag} tone="yellow">
              {names.flags[flag]}
            </Badge>
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <ul role="list" className={styles.chosenOptions} aria-label={text.chosen}>
          {chosen.map((option) => (
            <li key={option.id}>
              <span className={styles.option}>
                {option.isRight && <CheckIcon size={16} aria-hidden={false} role="img" aria-label={text.isRight} />}
                <Isolated>
                  {option.ar === null || option.en === null
                    ? text.gone
                    : pickLocalized({ textAr: option.ar, textEn: option.en }, 'text', language)}
                </Isolated>
              </span>
              <span className={styles.bar} data-right={option.isRight || undefined}>
                <span style={{ inlineSize: `${(option.times / tries) * 100}%` }} />
              </span>
              <span>{format.number(option.times)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
