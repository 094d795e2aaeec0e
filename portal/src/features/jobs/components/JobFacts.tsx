import type { ReactNode } from 'react';
import { employmentTypes, experienceLevels } from '@masar/domain';
import { BriefcaseIcon, ChartIcon, Isolated, MapPinIcon, useLocale, useMessages } from '@masar/ui';
import type { Job } from '../job-answers';
import { jobWords } from '../messages/job-words.messages';
import { lineIn } from '../model/job-text';
import styles from './JobFacts.module.css';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <Isolated>{children}</Isolated>
    </li>
  );
}

/** Where, how much of the day and with how much experience. */
export function JobFacts({ job }: { job: Job }) {
  const text = useMessages(jobWords);
  const { language } = useLocale();
  const location = lineIn(job, 'location', language);
  const type = employmentTypes.find((known) => known === job.employmentType);
  const experience = experienceLevels.find((known) => known === job.experienceLevel);
  if (!location && !type && !experience) return null;
  return (
    <ul role="list" className={styles.facts}>
      {location && <Fact icon={<MapPinIcon size={17} />}>{location}</Fact>}
      {type && <Fact icon={<BriefcaseIcon size={17} />}>{text[type]}</Fact>}
      {experience && <Fact icon={<ChartIcon size={17} />}>{text[experience]}</Fact>}
    </ul>
  );
}
