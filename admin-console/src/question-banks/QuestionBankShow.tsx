import { buttonClass, Isolated, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { EmailAddress } from '../records/EmailAddress';
import { FactTable } from '../records/FactTable';
import { filteredList } from '../records/filtered-list';
import { RecordShow } from '../records/RecordShow';
import { type QuestionBank, questionBankFields } from './question-bank.fields';
import { questionBanksMessages } from './question-banks.messages';

export function QuestionBankShow() {
  const text = useMessages(questionBanksMessages);
  return (
    <RecordShow<QuestionBank>
      back={text.back}
      title={({ name }) => name}
      fields={questionBankFields}
      hasHistory={false}
      actions={({ id }) => (
        <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('bank-questions', { bankId: id })}>
          {text.questions}
        </Link>
      )}
    >
      {({ colleagues }) => (
        <FactTable
          title={text.colleagues}
          headings={[text.person, text.email, text.permission]}
          parts={colleagues}
          keyOf={({ userId }) => userId}
          cells={({ name, email, permission }) => [
            <Isolated key="name">{name ?? '—'}</Isolated>,
            <EmailAddress key="email">{email}</EmailAddress>,
            text[permission],
          ]}
          empty={text.noColleagues}
        />
      )}
    </RecordShow>
  );
}
