import { plainBeginningOf } from '@masar/domain';
import { textDirection, textIn } from '@masar/i18n';
import { EmptyState, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { SearchField } from '#shared/forms/SearchField';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { compositionQueries } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';
import { BankChoice } from './BankChoice';
import styles from './Composition.module.css';

interface FixedDialogProps {
  courseId: string;
  /** Ids of questions that are asked already. */
  asked: ReadonlySet<string>;
  isBusy: boolean;
  onAdd: (questionId: string) => void;
  onClose: () => void;
}

/** Ready questions of a bank, each to be asked on every paper (QB-2). */
export function FixedDialog({ courseId, asked, isBusy, onAdd, onClose }: FixedDialogProps) {
  const text = useMessages(compositionMessages);
  const { language } = useLocale();
  const [bankId, setBankId] = useState('');
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(compositionQueries.questions(bankId, search));
  const rows = rowsOf(list.data);
  return (
    <Dialog size="wide" title={text.addFixed} onClose={onClose}>
      <div className={shell.stack16}>
        <BankChoice value={bankId} courseId={courseId} onChange={setBankId} />
        {bankId && (
          <>
            <SearchField label={text.search} hint={text.searchHint} value={search} onChange={setSearch} />
            <ListStates
              list={list}
              isEmpty={rows.length === 0}
              skeleton={<RowsSkeleton rows={5} />}
              empty={<EmptyState headingLevel={3} title={text.noneFound} />}
              failed={text.questionsFailed}
              headingLevel={3}
            >
              <ul role="list" className={styles.parts}>
                {rows.map(({ id, content: { prompt }, difficulty }) => {
                  const words = plainBeginningOf(textIn(prompt, language), 160);
                  const isAsked = asked.has(id);
                  return (
                    <li key={id} className={styles.part}>
                      <div className={styles.words}>
                        <span dir={textDirection(words)}>{words}</span>
                        <p className={styles.from}>{text[difficulty as 'easy' | 'medium' | 'hard']}</p>
                      </div>
                      <Button
                        variant="outlined"
                        disabled={isBusy || isAsked}
                        aria-label={`${isAsked ? text.isAsked : text.ask}: ${words}`}
                        onClick={() => onAdd(id)}
                      >
                        {isAsked ? text.isAsked : text.ask}
                      </Button>
                    </li>
                  );
                })}
              </ul>
            </ListStates>
          </>
        )}
      </div>
    </Dialog>
  );
}
