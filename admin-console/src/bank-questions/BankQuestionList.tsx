import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type BankQuestion, bankQuestionFields } from './bank-question.fields';
import { bankQuestionsMessages } from './bank-questions.messages';

export function BankQuestionList() {
  const text = useMessages(bankQuestionsMessages);
  return (
    <RecordList<BankQuestion>
      title={text.title}
      intro={text.intro}
      search={text.search}
      fields={bankQuestionFields}
      sort={latestFirst}
    />
  );
}
