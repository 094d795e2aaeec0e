import { pickLocalized, type Language, textDirection } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { Job } from '../job-answers';
import { jobDetailMessages } from '../messages/job-detail.messages';
import styles from './JobText.module.css';

function Skills({ title, skills }: { title: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul role="list" className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill}>
            <Isolated>{skill}</Isolated>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Skills in the reader's language where the vocabulary knows all of them, else as the poster wrote them. */
function skillsOf(job: Job, language: Language, isRequired: boolean): string[] {
  const written = isRequired ? job.requiredSkills : job.niceSkills;
  const known = job.skills.filter((skill) => skill.isRequired === isRequired);
  return known.length === written.length ? known.map((skill) => pickLocalized(skill, 'label', language)) : written;
}

/** What its poster wrote: the description and the skills. */
export function JobText({ job }: { job: Job }) {
  const text = useMessages(jobDetailMessages);
  const { language } = useLocale();
  const description = pickLocalized(job, 'description', language);
  return (
    <section className={styles.text} aria-labelledby="job-about">
      <h2 id="job-about">{text.about}</h2>
      <p className={styles.description} dir={textDirection(description)}>
        {description}
      </p>
      <Skills title={text.requiredSkills} skills={skillsOf(job, language, true)} />
      <Skills title={text.niceSkills} skills={skillsOf(job, language, false)} />
    </section>
  );
}
