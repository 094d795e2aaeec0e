import { pickLocalized, textDirection } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { FactTable } from '../records/FactTable';
import { RecordShow } from '../records/RecordShow';
import { type BankQuestion, bankQuestionFields, promptOf } from './bank-question.fields';
import { bankQuestionsMessages } from './bank-questions.messages';

/** A question and everything that it ever said, the newest version first. */
export function BankQuestionShow() {
  const text = useMessages(bankQuestionsMessages);
  const locale = useLocale();
  const { format, language } = locale;
  return (
    <RecordShow<BankQuestion>
      back={text.back}
      title={(question) => promptOf(question, locale)}
      fields={bankQuestionFields}
      hasHistory={false}
    >
      {({ versions }) => (
        <FactTable
          title={text.versions}
          headings={[text.version, text.asks, text.key, text.author, text.written]}
          parts={versions}
          keyOf={({ version }) => version}
          cells={(one) => {
            const prompt = pickLocalized(one, 'prompt', language);
            return [
              format.number(one.version),
              <span key="prompt" dir={textDirection(prompt)}>
                {prompt}
              </span>,
              <AnswerKey key="key" lines={one.answerKey} />,
              <Isolated key="author">{one.authorName ?? '—'}</Isolated>,
              format.dateTime(one.createdAt),
            ];
          }}
          empty={text.none}
        />
      )}
    </RecordShow>
  );
}

function AnswerKey({ lines }: { lines: BankQuestion['versions'][number]['answerKey'] }) {
  const { format, language } = useLocale();
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>
          <Isolated>{pickLocalized(line, 'text', language)}</Isolated>
          {line.share !== null && Number(line.share) !== 0 && ` · ${format.percent(Number(line.share))}`}
        </li>
      ))}
    </ul>
  );
}
