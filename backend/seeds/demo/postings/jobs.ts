import { type ApplicationStatus, type ExperienceLevel, governorates } from '@masar/domain';
import { readVocabulary } from '../../reference/vocabulary.js';
import type { People, Person } from '../people.js';
import type { Random } from '../random.js';
import { stableId } from '../stable-id.js';
import type { Timeline } from '../timeline.js';
import type { Applicants } from './applicants.js';
import type { JobApplicationRow, JobRow } from './posting-rows.js';
import { type CompanyText, readCompanies, readRoles, type RoleText } from './posting-texts.js';
import { coverLetters } from './posting-voices.js';

const statuses: ApplicationStatus[] = ['pending', 'pending', 'in_review', 'accepted', 'rejected', 'withdrawn'];
/** Each role is sought twice, for these. */
const levels: [ExperienceLevel, ExperienceLevel][] = [
  ['entry', 'mid'],
  ['entry', 'senior'],
  ['mid', 'senior'],
];
const titles: Record<ExperienceLevel, { ar: string; en: string }> = {
  entry: { ar: ' مبتدئ', en: 'Junior ' },
  mid: { ar: '', en: '' },
  senior: { ar: ' أول', en: 'Senior ' },
};
const payFactor: Record<ExperienceLevel, number> = { entry: 1, mid: 1.5, senior: 2.2 };
const ofDemoStudent: Record<string, ApplicationStatus> = { 'front-end 0': 'in_review', 'content 0': 'pending' };

/** Vacancies of the last three months, two for each role at different companies (JOB-1). */
export function makeJobs(
  people: People,
  applicants: Applicants,
  random: Random,
  timeline: Timeline,
): { rows: JobRow[]; applications: JobApplicationRow[] } {
  const companies = new Map(readCompanies().map((company) => [company.key, company]));
  const labels = new Map(readVocabulary().map(({ id, labelAr, labelEn }) => [id, { ar: labelAr, en: labelEn }]));
  const labelOf = (skill: string): string => {
    const label = labels.get(skill);
    if (!label) throw new Error(`The vocabulary has no skill "${skill}"`);
    return isProperName(label.en) ? label.en : label.ar;
  };
  const applications: JobApplicationRow[] = [];
  const rows = readRoles().flatMap((role, index) =>
    (levels[index % levels.length] ?? []).map((level, turn) => {
      const age = 1 + index * 1.3 + turn * 38 + random.next();
      const company = companies.get(role.companies[turn] ?? '');
      if (!company) throw new Error(`There is no company "${role.companies[turn]}"`);
      const poster = random.chance(0.12) ? people.demo.instructor : random.pick(people.instructors);
      const row = jobRow({ role, level, company, poster, age, labelOf }, random, timeline);
      const drawn = applicants.some(age, 12).map((person) => ({ person, status: random.pick(statuses) }));
      const own = ofDemoStudent[`${role.key} ${turn}`];
      if (own) drawn.push({ person: people.demo.student, status: own });
      for (const { person, status } of drawn) {
        const sent = applicants.send('job', row, age, person, status);
        applications.push({
          id: sent.id,
          user_id: person.row.id,
          job_id: row.id,
          // Half of them attach the platform's own CV, the demo student always.
          has_cv: person === people.demo.student || sent.id < '8',
          cover_letter: random.pick(coverLetters),
          resume_url: `https://cv.example.org/${person.row.id.slice(0, 8)}.pdf`,
          status,
          applied_at: sent.appliedAt,
          updated_at: sent.updatedAt,
        });
        row.applications_count += 1;
      }
      return row;
    }),
  );
  return { rows, applications };
}

interface Vacancy {
  role: RoleText;
  level: ExperienceLevel;
  company: CompanyText;
  poster: Person;
  age: number;
  labelOf: (skill: string) => string;
}

function jobRow({ role, level, company, poster, age, labelOf }: Vacancy, random: Random, timeline: Timeline): JobRow {
  const place = governorates.find(({ id }) => id === company.governorate);
  const createdAt = timeline.daysAgo(age);
  const low = Math.round((role.pay * payFactor[level]) / 50) * 50;
  const high = Math.round((low * 1.35) / 50) * 50;
  const deadline = timeline.daysAgo(-random.integer(6, 50)).slice(0, 10);
  return {
    id: stableId('job_postings', `${role.key} ${company.key} ${level}`),
    posted_by: poster.row.id,
    title_ar: `${role.title.ar}${titles[level].ar}`,
    title_en: titles[level].en ? `${titles[level].en}${lowered(role.title.en ?? '')}` : (role.title.en ?? ''),
    company_name: company.name.ar ?? '',
    company_name_en: company.name.en,
    description_ar: `${company.about.ar}\n\n${role.work.ar}`,
    description_en: `${company.about.en}\n\n${role.work.en}`,
    location: place?.ar ?? null,
    location_en: place?.en ?? null,
    governorate: place?.id ?? null,
    salary_range: `${inArabic(low)} – ${inArabic(high)} دينار شهرياً`,
    salary_range_en: `IQD ${inEnglish(low)} – ${inEnglish(high)} a month`,
    employment_type: role.employment,
    experience_level: level,
    required_skills: role.required.map(labelOf),
    nice_skills: role.nice.map(labelOf),
    skill_ids: role.required,
    nice_skill_ids: role.nice,
    contact_info: `jobs@${company.key}.example.org`,
    application_deadline: `${deadline}T20:59:59.999Z`,
    is_active: true,
    status: 'published',
    held_for: [],
    review_note: null,
    applications_count: 0,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Names of techniques and products are written in Latin letters in Arabic postings too. */
const isProperName = (name: string): boolean =>
  /[a-z.][A-Z]|[A-Z]{2}|^(Adobe|Microsoft|Google|Meta|Power|Windows|Git|React|Flutter|Dart|Docker|Figma|Blender|Canva|Linux|Python|Laravel|Firebase|Jira|Revit|Scrum|Node)\b/.test(
    name,
  ) && !/^(IT|A\/B|B2B|ERP|SEO|CRM)/.test(name);

const lowered = (title: string): string =>
  /^[A-Z][a-z]+( |$|-)/.test(title) && !/^(React|Laravel|Flutter|English|Arabic)/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

const inArabic = (thousands: number): string =>
  thousands >= 1000 ? `${Number((thousands / 1000).toFixed(2))} مليون` : `${thousands} ألف`;

const inEnglish = (thousands: number): string => (thousands * 1000).toLocaleString('en-US');
