import { skillSources } from '@masar/domain';
import { pickLocalized, textDirection } from '@masar/i18n';
import { Card, EmptyState, Isolated, LinkIcon, shell, useLocale, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { CertificateFace } from '#subjects/certificates/CertificateFace';
import { PostTitle } from '#subjects/markdown/PostTitle';
import { LevelMeter } from '#subjects/skills/LevelMeter';
import { skillSourceMessages } from '#subjects/skills/skills.messages';
import { personMessages } from '../person.messages';
import type { Person } from '../person.queries';
import styles from './PersonRecord.module.css';

/** What the person shows; a part without anything in it is left out. */
export function PersonRecord({ person }: { person: Person }) {
  const text = useMessages(personMessages);
  const { certificates, skills, projects, discussions } = person;
  const parts = [
    certificates?.length ? <Certificates key="certificates" certificates={certificates} /> : null,
    skills?.length ? <Skills key="skills" skills={skills} /> : null,
    projects?.length ? <Projects key="projects" projects={projects} /> : null,
    discussions?.length ? <Discussions key="discussions" discussions={discussions} /> : null,
  ].filter(Boolean);
  return parts.length > 0 ? (
    <div className={shell.stack20}>{parts}</div>
  ) : (
    <EmptyState title={text.nothing} drawing="path" headingLevel={2}>
      {text.nothingHint}
    </EmptyState>
  );
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Card as="section" className={`${shell.stack12} ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

function Certificates({ certificates }: { certificates: NonNullable<Person['certificates']> }) {
  const text = useMessages(personMessages);
  const { language, format } = useLocale();
  return (
    <Part title={text.certificates} id="person-certificates">
      <ul role="list" className={styles.certificates}>
        {certificates.map((certificate) => {
          const course = pickLocalized(certificate, 'courseTitle', language);
          return (
            <li key={certificate.verificationCode} className={styles.certificate}>
              {/* The words below say all of it. */}
              <div aria-hidden="true">
                <CertificateFace certificate={certificate} />
              </div>
              <span className={styles.what}>
                <strong>
                  <Isolated>{course}</Isolated>
                </strong>
                <span className={styles.when}>{text.issued(format.date(certificate.issuedAt))}</span>
              </span>
              <Link
                className={styles.link}
                to={paths.verify.href(certificate.verificationCode)}
                aria-label={text.verifyOf(course)}
              >
                {text.verify}
              </Link>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Skills({ skills }: { skills: NonNullable<Person['skills']> }) {
  const text = useMessages(personMessages);
  const sources = useMessages(skillSourceMessages);
  const { language } = useLocale();
  return (
    <Part title={text.skills} id="person-skills">
      {skillSources
        .filter((source) => skills.some((skill) => skill.source === source))
        .map((source) => (
          <div key={source} className={styles.source}>
            <h3 className={styles.sourceName}>{sources[source]}</h3>
            <ul role="list" className={styles.skills}>
              {skills
                .filter((skill) => skill.source === source)
                .map((skill) => (
                  <li key={skill.skillId} className={styles.skill}>
                    <Isolated>{pickLocalized(skill, 'label', language)}</Isolated>
                    <LevelMeter level={skill.level} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </Part>
  );
}

function Projects({ projects }: { projects: NonNullable<Person['projects']> }) {
  const text = useMessages(personMessages);
  const { language, format } = useLocale();
  return (
    <Part title={text.projects} id="person-projects">
      <ul role="list" className={styles.rows}>
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <strong>{pickLocalized(project, 'title', language)}</strong>
            <span className={styles.when}>{text.finished(format.date(project.completedAt))}</span>
            {project.links.length > 0 && (
              <ul role="list" className={styles.links} aria-label={text.links}>
                {project.links.map((address) => (
                  <li key={address}>
                    <a
                      className={styles.address}
                      href={address}
                      rel="nofollow ugc noreferrer"
                      target="_blank"
                      dir="ltr"
                    >
                      <LinkIcon size={16} />
                      {address.replace(/^https?:\/\//, '')}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Discussions({ discussions }: { discussions: NonNullable<Person['discussions']> }) {
  const text = useMessages(personMessages);
  const { digits, format } = useLocale();
  return (
    <Part title={text.discussions} id="person-discussions">
      <ul role="list" className={styles.rows}>
        {discussions.map((discussion) => (
          <li key={discussion.id} className={styles.project}>
            <Link to={paths.discussion.href(discussion.id)}>
              <bdi dir={textDirection(discussion.title)}>
                <PostTitle>{discussion.title}</PostTitle>
              </bdi>
            </Link>
            <span className={styles.when}>
              {format.date(discussion.createdAt)} · {text.replies(discussion.repliesCount, digits)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
