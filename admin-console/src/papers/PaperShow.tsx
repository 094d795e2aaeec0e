import { pickLocalized, textDirection } from '@masar/i18n';
import { buttonClass, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { FactTable } from '../records/FactTable';
import { filteredList } from '../records/filtered-list';
import { learnerOf, quizOf } from '../records/learning-fields';
import { questionKindWords } from '../records/question-words';
import { RecordShow } from '../records/RecordShow';
import { type Paper, paperFields } from './paper.fields';
import { papersMessages } from './papers.messages';

/** An attempt with the moment at which each answer arrived (EVD-2). */
export function PaperShow() {
  const text = useMessages(papersMessages);
  const locale = useLocale();
  const { format, language } = locale;
  return (
    <RecordShow<Paper>
      back={text.back}
      title={(paper) => [learnerOf(paper), quizOf(paper, locale)]}
      fields={paperFields}
      hasHistory={false}
      actions={({ courseId }) => (
        <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('learning-signs', { courseId })}>
          {text.signs}
        </Link>
      )}
    >
      {({ questions }) => (
        <FactTable
          title={text.questions}
          headings={[text.place, text.question, text.kind, text.answered, text.device]}
          parts={questions}
          keyOf={({ place }) => place}
          cells={(question) => {
            const prompt = pickLocalized(question, 'prompt', language);
            return [
              format.number(question.place),
              <span key="prompt" dir={textDirection(prompt)}>
                {prompt}
              </span>,
              questionKindWords[question.kind][language],
              question.answeredAt ? format.dateTime(question.answeredAt) : text.notAnswered,
              <bdi key="device" dir="ltr">
                {question.device ?? '—'}
              </bdi>,
            ];
          }}
          empty={text.none}
        />
      )}
    </RecordShow>
  );
}
