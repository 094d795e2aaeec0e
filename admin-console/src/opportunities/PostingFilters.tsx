import type { ReactNode } from 'react';
import { postingStatuses } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { ChoiceFilter, DaysFilter, WordsFilter } from '../records/filters';
import { useYesAndNo } from '../records/useYesAndNo';
import { postingWords } from './posting-words.messages';

/** What lists of postings are filtered by; `children` are those of one kind. */
export function PostingFilters({ children }: { children: ReactNode }) {
  const text = useMessages(postingWords);
  const { yesAndNo } = useYesAndNo();
  return (
    <>
      <WordsFilter label={text.search} />
      {children}
      <ChoiceFilter
        source="status"
        label={text.status}
        choices={postingStatuses.map((value) => ({ value, label: text[value] }))}
      />
      <ChoiceFilter source="isActive" label={text.isActive} choices={yesAndNo} />
      <DaysFilter source="createdAt" label={text.createdAt} />
    </>
  );
}
