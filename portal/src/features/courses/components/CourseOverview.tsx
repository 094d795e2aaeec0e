import { type LocalizedText, textIn } from '@masar/i18n';
import { Badge, CheckIcon, shell, useLocale, useMessages } from '@masar/ui';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './CourseOverview.module.css';
import { NeedsFirst } from './NeedsFirst';

/** Learning points, requirements and skills, all from the course itself (CRS-2). */
export function CourseOverview({ course }: { course: CourseDetail }) {
  const text = useMessages(courseDetailMessages);
  const { language } = useLocale();
  const inLanguage = (entry: LocalizedText) => textIn(entry, language);
  const { learningPoints, requirements, skills, needs } = course;
  if (learningPoints.length + requirements.length + skills.length + needs.length === 0)
    return <p>{text.overviewSoon}</p>;
  return (
    <div className={`${shell.stack28} ${styles.overview}`}>
      {learningPoints.length > 0 && (
        <section>
          <h2>{text.learningPoints}</h2>
          <ul role="list" className={styles.points}>
            {learningPoints.map((point) => (
              <li key={point.ar}>
                <CheckIcon size={20} />
                {inLanguage(point)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{text.requirements}</h2>
        {requirements.length + needs.length === 0 ? (
          <p>{text.noRequirements}</p>
        ) : (
          <ul className={styles.requirements}>
            {requirements.map((requirement) => (
              <li key={requirement.ar}>{inLanguage(requirement)}</li>
            ))}
          </ul>
        )}
        {needs.length > 0 && <NeedsFirst courseId={course.id} />}
      </section>
      {skills.length > 0 && (
        <section>
          <h2>{text.skills}</h2>
          <ul role="list" className={shell.row8}>
            {skills.map((skill) => (
              <li key={skill.ar}>
                <Badge tone="neutral">{inLanguage(skill)}</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
