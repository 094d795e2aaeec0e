import { skillSources } from '@masar/domain';
import { type Language, listed, type LocalizedText, otherDataLanguage, textIn } from '@masar/i18n';
import { isolate, isolateSignedNames } from '#platform/pdf/bidi-runs';
import { fullNameOf } from '../record/person.js';
import type { CvRecord } from './cv.queries.js';
import { cvTexts } from './cv-texts.js';

export interface CvEntry {
  title: string;
  /** At the end of the title's line: when. */
  when: string;
  lines: string[];
  /** An address for the whole entry. */
  link: string | null;
}

export interface CvContent {
  name: string;
  otherName: string | null;
  contact: string[];
  bio: string | null;
  sections: { title: string; entries: CvEntry[] }[];
}

/** The words of a CV in one language, in the order of the page; sections without records are left out (PRF-2). */
export function cvContent(record: CvRecord, language: Language, publicUrl: string): CvContent {
  const texts = cvTexts[language];
  const inLanguage = (text: LocalizedText): string => textIn(text, language);
  const named = (text: LocalizedText): string => isolate(inLanguage(text), language);
  const name = fullNameOf(record.person);
  const other = name[otherDataLanguage(language)];

  const experience = record.experience.map((entry) => ({
    title: named(entry.title),
    when: [
      ...new Set([
        ...[entry.from, entry.to].filter((day) => day !== null).map((day) => texts.issued(new Date(day))),
        ...(entry.isOngoing ? [texts.now] : []),
      ]),
    ].join(' – '),
    lines: [
      [
        texts[entry.kind],
        entry.organisation && named(entry.organisation),
        entry.kind === 'service' && texts.times(entry.times),
        entry.hours && texts.hours(Number(entry.hours)),
        entry.confirmedBy && texts.confirmedBy(named(entry.confirmedBy)),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    link: null,
  }));
  const projects = record.projects.map((project) => ({
    title: named(project.title),
    when: texts.issued(new Date(project.completedAt)),
    lines: [listed(project.skills.map(named), language), ...project.links],
    link: project.links.at(-1) ?? null,
  }));
  const certificates = record.certificates.map((row) => {
    const instructor = inLanguage({ ar: row.instructor_name_ar ?? '', en: row.instructor_name_en ?? '' });
    const link = `${publicUrl}/verify/${row.verification_code}`;
    return {
      title: named({ ar: row.course_title_ar, en: row.course_title_en }),
      when: texts.issued(new Date(row.issued_at)),
      lines: [
        [texts.hours(row.duration_hours), instructor && texts.taughtBy(instructor)].filter(Boolean).join(' · '),
        texts.verify(link.replace(/^https?:\/\//, '')),
      ],
      link,
    };
  });
  return {
    name: inLanguage(name),
    otherName: other && other !== inLanguage(name) ? other : null,
    contact: [record.person.email],
    bio: record.person.bio && isolateSignedNames(record.person.bio),
    sections: [
      { title: texts.experience, entries: experience },
      { title: texts.projects, entries: projects },
      { title: texts.certificates, entries: certificates },
      { title: texts.skills, entries: skillsBySource(record, language) },
    ].filter(({ entries }) => entries.length > 0),
  };
}

/** One entry for each source, the most trusted first, so that nobody takes a statement for a proof. */
function skillsBySource({ skills }: CvRecord, language: Language): CvEntry[] {
  const texts = cvTexts[language];
  return skillSources.flatMap((source) => {
    const own = skills.filter((skill) => skill.source === source);
    if (own.length === 0) return [];
    const names = own.map(
      ({ labelAr, labelEn, level }) =>
        `${isolate(textIn({ ar: labelAr, en: labelEn }, language), language)} ${texts.level(level)}`,
    );
    return [{ title: texts[source], when: '', lines: [listed(names, language)], link: null }];
  });
}
