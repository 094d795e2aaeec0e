import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { QuestionText } from './QuestionText';

type Named = NonNullable<Paper['result']>['readAgain'];
type Lesson = NonNullable<Named[number]['restsOn']>;

/** What a failed paper asked, and the lesson that each question rests on; neither verdicts nor keys (EVD-8). */
export function NamedQuestions({ paper, named }: { paper: Paper; named: Named }) {
  const text = useMessages(paperMessages);
  const { language, format } = useLocale();
  if (named.length === 0) return null;
  const restsOn = new Map(named.map((one) => [one.questionId, one.restsOn]));
  return (
    <section aria-labelledby="asked" className={styles.questions}>
      <h3 id="asked">{text.askedHere}</h3>
      {paper.questions.map((question, index) => {
        const lesson = restsOn.get(question.id);
        if (lesson === undefined) return null;
        const prompt = withGapMarks(pickLocalized(question, 'prompt', language), question.gaps, (place) =>
          format.number(place),
        );
        return (
          <div key={question.id} className={styles.question}>
            <p>
              <span className={styles.number}>{format.number(index + 1)}.</span> <QuestionText>{prompt}</QuestionText>
            </p>
            {lesson && <ReadAgainIn lesson={lesson} paper={paper} />}
          </div>
        );
      })}
    </section>
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
