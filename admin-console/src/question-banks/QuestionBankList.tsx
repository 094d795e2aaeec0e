import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type QuestionBank, questionBankFields } from './question-bank.fields';
import { questionBanksMessages } from './question-banks.messages';

export function QuestionBankList() {
  const text = useMessages(questionBanksMessages);
  return (
    <RecordList<QuestionBank>
      title={text.title}
      intro={text.intro}
      search={text.search}
      fields={questionBankFields}
      sort={latestFirst}
    />
  );
}
