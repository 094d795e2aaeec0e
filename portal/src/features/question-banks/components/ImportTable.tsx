import { Isolated, useLocale, useMessages } from '@masar/ui';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useQuestionNames } from '../messages/question-names';
import type { ImportTrial } from '../question-banks.queries';
import styles from './Banks.module.css';

/** What becomes of each question of a file, those that are left out first. */
export function ImportTable({ trial }: { trial: ImportTrial }) {
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { digits } = useLocale();
  return (
    <>
      {trial.skipped.length > 0 && (
        <div className={styles.table}>
          <table>
            <caption>{text.leftOut}</caption>
            <thead>
              <tr>
                <th scope="col">{text.place}</th>
                <th scope="col">{text.reason}</th>
              </tr>
            </thead>
            <tbody>
              {trial.skipped.map(({ place, reason, detail }, at) => (
                <tr key={`${place} ${at}`}>
                  <td>
                    <Isolated>{place}</Isolated>
                  </td>
                  <td>
                    {names.skipped[reason]}
                    {detail && (
                      <>
                        {': '}
                        <Isolated>{detail}</Isolated>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {trial.questions.length > 0 && (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.place}</th>
                <th scope="col">{text.question}</th>
                <th scope="col">{text.becomes}</th>
                <th scope="col">{text.notKept}</th>
              </tr>
            </thead>
            <tbody>
              {trial.questions.map(({ place, prompt, kind, pictures, losses, warnings }, at) => (
                <tr key={`${place} ${at}`}>
                  <td>
                    <Isolated>{place}</Isolated>
                  </td>
                  <td>
                    <Isolated>{prompt}</Isolated>
                  </td>
                  <td>
                    {names.kinds[kind]}
                    {pictures > 0 && ` · ${text.withPictures(pictures, digits)}`}
                  </td>
                  <td>
                    {[
                      ...losses.map(({ reason }) => names.losses[reason]),
                      ...warnings.map((warning) => names.warnings[warning]),
                    ].join('، ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
