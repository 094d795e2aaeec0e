import { textDirection } from '@masar/i18n';
import { Badge, EmptyState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Dialog } from '#shared/dialog/Dialog';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useQuestionNames } from '../messages/question-names';
import { questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';

/** What answers say of each question: how hard it is, how it discriminates, how long it takes (QB-4). */
export function StatisticsDialog({ bankId, onClose }: { bankId: string; onClose: () => void }) {
  const text = useMessages(questionBanksMessages);
  const names = useQuestionNames();
  const { format } = useLocale();
  const list = useInfiniteQuery(questionBankQueries.statistics(bankId));
  const rows = rowsOf(list.data);
  const measuresOf = ({ tries, shareCorrect, discrimination, medianSeconds }: (typeof rows)[number]) =>
    [
      [text.tries, format.number(tries)],
      [text.share, shareCorrect === null ? '–' : format.percent(shareCorrect * 100)],
      [text.discrimination, discrimination === null ? '–' : format.number(Number(discrimination.toFixed(2)))],
      [text.median, medianSeconds === null ? '–' : `${format.number(medianSeconds)} ${text.seconds}`],
    ] as const;
  return (
    <Dialog size="wide" title={text.statistics} onClose={onClose}>
      <ListStates
        list={list}
        isEmpty={rows.length === 0}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<EmptyState headingLevel={3} title={text.noneFound} />}
        failed={text.questionsFailed}
        headingLevel={3}
      >
        <ul role="list" className={styles.list}>
          {rows.map((row) => (
            <li key={row.id} className={styles.told}>
              <h3 className={styles.name} dir={textDirection(row.prompt)}>
                {row.prompt}
              </h3>
              {row.tries === 0 ? (
                <p className={styles.hint}>{text.noAnswers}</p>
              ) : (
                <dl className={styles.measures}>
                  {measuresOf(row).map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {row.flags.length > 0 && (
                <div className={styles.facts}>
                  {row.flags.map((flag) => (
                    <Badge key={flag} tone="yellow">
                      {names.flags[flag]}
                    </Badge>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
      </ListStates>
    </Dialog>
  );
}
