import type { Answer } from '@masar/contracts';
import { bundlePartNames, importParts, pickLocalized } from '@masar/i18n';
import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { importTrialMessages } from '../messages/import-trial.messages';
import styles from './ImportTrial.module.css';

type Part = Answer<'/api/courses/import/trial', 'post'>['parts'][number];

/** The rows of one part of a bundle, or why it is left behind. */
export function ImportedPart({ part: { name, state, rows } }: { part: Part }) {
  const text = useMessages(importTrialMessages);
  const names = useMessages(importParts);
  const { language, digits } = useLocale();
  const headingId = useId();
  const known = bundlePartNames.find((each) => each === name);
  return (
    <section className={`${shell.stack16} ${styles.part}`} aria-labelledby={headingId}>
      <h3 id={headingId}>
        {known ? (
          names.parts[known]
        ) : (
          <>
            {text.part} <bdi dir="ltr">{name}</bdi>
          </>
        )}
      </h3>
      {state !== 'taken' && <Alert severity="warning">{names.states[state]}</Alert>}
      {state === 'taken' && rows.length === 0 && <p className={styles.hint}>{text.nothing}</p>}
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{text.what}</th>
              <th scope="col">{text.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                <th scope="row">
                  <span className={styles.kind}>{names.kinds[row.kind]}</span>
                  <Isolated>{pickLocalized(row, 'title', language)}</Isolated>
                </th>
                <td>
                  {names.outcomes[row.outcome]}
                  {/* Questions of its own come with the lesson; a quiz without others is no empty one. */}
                  {row.count !== null &&
                    (row.count > 0 || row.kind === 'bank') &&
                    ` · ${text.questions(row.count, digits)}`}
                  {row.losses.length > 0 && (
                    <ul className={styles.losses}>
                      {row.losses.map(({ reason, detail }, at) => (
                        <li key={at}>
                          {names.losses[reason]} {detail && <Isolated>{detail}</Isolated>}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
