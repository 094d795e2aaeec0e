import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import { answersOf } from '../model/paper-answers';
import { paperMessages } from '../paper.messages';
import type { Paper, PaperQuestion } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { QuestionText } from './QuestionText';

type Named = NonNullable<Paper['result']>['readAgain'];
type Lesson = NonNullable<Named[number]['restsOn']>;

/**
 * What a failed paper asked, by the lessons to read again for it, and what was left empty; neither verdicts nor keys, since
 * right and wrong, put together, are the key (EVD-8, QZT-1).
 */
export function NamedQuestions({ paper, named }: { paper: Paper; named: Named }) {
  const text = useMessages(paperMessages);
  if (named.length === 0) return null;
  const restsOn = new Map(named.map((one) => [one.questionId, one.restsOn]));
  const asked = paper.questions.flatMap((question, place) => {
    const lesson = restsOn.get(question.id);
    return lesson === undefined ? [] : [{ question, place, lesson }];
  });
  const passages = [...new Set(asked.map(({ lesson }) => lesson?.lessonId))];
  return (
    <section aria-labelledby="asked" className={styles.passages}>
      <h3 id="asked">{text.askedHere}</h3>
      {passages.map((passage) => {
        const questions = asked.filter(({ lesson }) => lesson?.lessonId === passage);
        return (
          <div key={passage ?? ''}>
            {questions[0]?.lesson && <ReadAgainIn lesson={questions[0].lesson} paper={paper} />}
            <ul role="list" className={styles.named}>
              {questions.map(({ question, place }) => (
                <NamedQuestion key={question.id} question={question} place={place} paper={paper} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function NamedQuestion({ question, place, paper }: { question: PaperQuestion; place: number; paper: Paper }) {
  const text = useMessages(paperMessages);
  const { language, format } = useLocale();
  const prompt = withGapMarks(pickLocalized(question, 'prompt', language), question.gaps, (gap) => format.number(gap));
  return (
    <li>
      <span className={styles.number}>{format.number(place + 1)}.</span>{' '}
      <div>
        <QuestionText>{prompt}</QuestionText>
        {!isGiven(answersOf(paper)[question.id]) && <span className={styles.rule}>{text.leftEmpty}</span>}
      </div>
    </li>
  );
}

/** The lesson that a question rests on: the text above the quiz, or another lesson of the course. */
export function ReadAgainIn({ lesson, paper }: { lesson: Lesson; paper: Paper }) {
  const text = useMessages(paperMessages);
  const { language } = useLocale();
  return (
    <p className={styles.readAgain}>
      {text.readAgainIn}{' '}
      {lesson.lessonId === paper.lessonId ? (
        <a href="#lesson">{text.thisLesson}</a>
      ) : (
        <Link to={paths.lesson.href(lesson.courseId, lesson.lessonId)}>
          <Isolated>{pickLocalized(lesson, 'title', language)}</Isolated>
        </Link>
      )}
    </p>
  );
}
