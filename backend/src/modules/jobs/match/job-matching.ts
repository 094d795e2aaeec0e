import {
  type ExperienceLevel,
  experienceLevels,
  type FitReader,
  isMissing,
  type JobMatch,
  matchJob,
  type Nearness,
  neededLevel,
  type OwnSkill,
  scoreAfter,
  skillWeight,
  type WantedSkill,
} from '@masar/domain';
import { type Language, textIn } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { SkillsFacade } from '#modules/skills';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { type CandidateRow, type ComparableRow, JobQueries, type JobRow } from '../job.queries.js';
import type {
  JobMatchResponse,
  JobRecommendationResponse,
  MatchGlanceResponse,
  MissingSkillResponse,
} from './match.response.js';
import { reasoningOf } from './reasoning.js';
import { fittest, type Teacher, teacherFor, TeacherQueries, type Teachers } from './teachers.queries.js';

/** A person as vacancies are compared with them. */
export interface Candidate {
  own: OwnSkill[];
  nearness: Nearness;
  /** Own skills and those near them. */
  reach: string[];
}

/** The vacancies that fit a person best, in whatever language they will be told. */
interface Fitting {
  candidate: Candidate;
  best: (Weighed & { row: CandidateRow })[];
}

/** A vacancy that is recommended, until it closes: in milliseconds since 1970. */
export interface Recommended {
  closesAt: number;
  told: JobRecommendationResponse;
}

const recommendedAtMost = 30;

interface Matched {
  job: Pick<CandidateRow, 'id'>;
  wanted: WantedSkill[];
  match: JobMatch;
}

/** What is missing for a vacancy, and where it would lead to learn it; the best of it first. */
interface Missing {
  fit: JobMatch['fits'][number];
  teacher: Teacher | undefined;
  scoreAfter: number;
}

type Weighed = Matched & { missing: Missing[] };

/** How well vacancies fit a person, from their skills alone (JOB-2). */
@Injectable()
export class JobMatching {
  constructor(
    private readonly jobs: JobQueries,
    private readonly skills: SkillsFacade,
    private readonly teachers: TeacherQueries,
  ) {}

  /** The vacancies that fit best, so many at most as are ever told. */
  async fitting(viewer: Viewer): Promise<Fitting> {
    const candidate = await this.candidate(viewer);
    const rows = await this.jobs.candidates(viewer, candidate.reach, new Date());
    const best = rows
      .map((job) => ({ row: job, ...matchOf(job, candidate) }))
      .sort((one, two) => two.match.score - one.match.score || two.row.id.localeCompare(one.row.id))
      .slice(0, recommendedAtMost);
    const teachers = await this.teachers.bySkill();
    return { candidate, best: best.map((one) => ({ ...one, missing: missingOf(one, candidate, teachers) })) };
  }

  async recommended({ candidate, best }: Fitting, language: Language): Promise<Recommended[]> {
    const matches = await this.tell(best, candidate, language);
    return best.map(({ row }, index) => ({
      closesAt: row.application_deadline === null ? Infinity : Date.parse(isoTime(row.application_deadline)),
      told: { ...(matches[index] as JobMatchResponse), job: toJob(row, language) },
    }));
  }

  /** How well one vacancy fits. */
  async match(viewer: Viewer, job: ComparableRow, language: Language): Promise<JobMatchResponse> {
    const candidate = await this.candidate(viewer);
    const matched = matchOf(job, candidate);
    const missing = missingOf(matched, candidate, await this.teachers.bySkill());
    const [match] = await this.tell([{ ...matched, missing }], candidate, language);
    return match as JobMatchResponse;
  }

  /** The scores of vacancies, each under its id. */
  scores(candidate: Candidate, jobs: readonly ComparableRow[]): Map<string, number> {
    return new Map(jobs.map((job) => [job.id, matchOf(job, candidate).match.score]));
  }

  /** What a list tells of the matches of its vacancies, each under its id. */
  async glances(
    candidate: Candidate,
    jobs: readonly (ComparableRow & Pick<JobRow, 'wanted_skills'>)[],
    language: Language,
  ): Promise<Map<string, MatchGlanceResponse>> {
    const matches = jobs.map((job) => matchOf(job, candidate));
    const labels = new Map(
      jobs
        .flatMap((job) => job.wanted_skills ?? [])
        .map(({ skill, labelAr, labelEn }) => [skill, textIn({ ar: labelAr, en: labelEn }, language)]),
    );
    const teachers = await this.teachers.bySkill();
    const labelOf = ({ skill }: { skill: string }): string => labels.get(skill) ?? skill;
    const reader = readerOf(candidate);
    return new Map(
      matches.map(({ job, match: { score, fits } }) => {
        const missing = fits.filter(isMissing);
        const nearest = fittest(
          missing.flatMap(({ skill }) => teachers.get(skill) ?? []),
          reader,
        );
        return [
          job.id,
          {
            matchScore: score,
            matchedSkills: fits.filter((fit) => !isMissing(fit)).map(labelOf),
            missingSkills: missing.map(labelOf),
            nearestCourse: nearest ? toTeacherResponse(nearest, language) : null,
          },
        ];
      }),
    );
  }

  /** What the viewer brings, read once for all comparisons of an answer. */
  async candidate({ id }: Pick<Viewer, 'id'>): Promise<Candidate> {
    return (await this.candidates([id])).get(id)!;
  }

  /** What each of these people brings, with two statements however many they are. */
  async candidates(userIds: readonly string[]): Promise<Map<string, Candidate>> {
    const held = await this.skills.skillsOfMany(userIds);
    const named = new Set([...held.values()].flatMap((skills) => skills.map(({ skillId }) => skillId)));
    const related = await this.skills.related([...named]);
    const near = Map.groupBy(related, ({ of }) => of);
    const weights = new Map(
      [...near].map(([of, around]) => [of, new Map(around.map(({ skillId, weight }) => [skillId, weight]))]),
    );
    const nearness: Nearness = (from, to) => weights.get(from)?.get(to) ?? 0;
    return new Map(
      userIds.map((id) => {
        const skills = held.get(id) ?? [];
        const around = skills.flatMap((skill) => [skill, ...(near.get(skill.skillId) ?? [])]);
        const own = skills.map(({ skillId, level, achievedLevel, source }) => ({
          skill: skillId,
          level,
          achievedLevel,
          source,
        }));
        return [id, { own, nearness, reach: [...new Set(around.map(({ skillId }) => skillId))] }];
      }),
    );
  }

  private async tell(
    matches: readonly Weighed[],
    candidate: Candidate,
    language: Language,
  ): Promise<JobMatchResponse[]> {
    const fits = matches.flatMap(({ match }) => match.fits);
    const named = new Set(fits.flatMap(({ skill, from }) => [skill, from?.skill ?? skill]));
    const labels = await this.skills.labels([...named], language);
    const labelOf = (skill: string): string => labels.get(skill) ?? skill;
    return matches.map((matched) => toMatch(matched, candidate, { labelOf, language }));
  }
}

const isExperienceLevel = (text: string | null): text is ExperienceLevel =>
  experienceLevels.includes(text as ExperienceLevel);

function matchOf(job: ComparableRow, { own, nearness }: Candidate): Matched {
  const level = neededLevel[isExperienceLevel(job.experience_level) ? job.experience_level : 'entry'];
  const nice = job.nice_skill_ids.filter((skill) => !job.skill_ids.includes(skill));
  const wanted = [
    ...job.skill_ids.map((skill) => ({ skill, level, weight: skillWeight.required })),
    ...nice.map((skill) => ({ skill, level, weight: skillWeight.nice })),
  ];
  return { job, wanted, match: matchJob(wanted, own, nearness) };
}

function missingOf({ wanted, match }: Matched, candidate: Candidate, teachers: Teachers): Missing[] {
  const { own, nearness } = candidate;
  const reader = readerOf(candidate);
  const missing = match.fits.filter(isMissing).map((fit) => {
    const teacher = teacherFor(fit.skill, teachers, reader);
    const taught = (teacher?.skills ?? [fit.skill]).map((skill) => ({
      skill,
      level: teacher?.level ?? fit.level,
      source: 'course' as const,
    }));
    return { fit, teacher, scoreAfter: scoreAfter(wanted, own, taught, nearness) };
  });
  return missing.sort((one, two) => two.scoreAfter - one.scoreAfter || one.fit.skill.localeCompare(two.fit.skill));
}

interface Words {
  labelOf: (skill: string) => string;
  language: Language;
}

function toMatch({ job, match, missing }: Weighed, { own }: Candidate, words: Words): JobMatchResponse {
  const { labelOf, language } = words;
  const matchedSkills = match.fits.flatMap(({ skill, level, from }) =>
    from?.skill === skill
      ? [{ skill, label: labelOf(skill), level: from.level, neededLevel: level, source: from.source }]
      : [],
  );
  const missingSkills = missing.map(
    ({ fit: { skill, level, from }, teacher, scoreAfter: after }): MissingSkillResponse => ({
      skill,
      label: labelOf(skill),
      neededLevel: level,
      near: from ? labelOf(from.skill) : null,
      teacher: teacher ? toTeacherResponse(teacher, language) : null,
      scoreAfter: after,
    }),
  );
  const told = { matched: matchedSkills.map(({ label }) => label), missing: missingSkills.map(({ label }) => label) };
  return {
    jobId: job.id,
    matchScore: match.score,
    reasoning: reasoningOf({ ...told, hasSkills: own.length > 0 }, language),
    matchedSkills,
    missingSkills,
  };
}

/** What somebody can do, as the order of fit asks for it (PRE-2). */
const readerOf = ({ own }: Candidate): FitReader => ({
  known: new Map(own.map(({ skill, level }) => [skill, level])),
  track: null,
});

const toTeacherResponse = ({ kind, id, titleAr, titleEn, hours }: Teacher, language: Language) => ({
  kind,
  id,
  title: textIn({ ar: titleAr, en: titleEn }, language),
  hours,
});

const toJob = (row: CandidateRow, language: Language) => ({
  title: textIn({ ar: row.title_ar, en: row.title_en }, language),
  companyName: textIn({ ar: row.company_name, en: row.company_name_en }, language),
  location: textIn({ ar: row.location, en: row.location_en }, language),
  employmentType: row.employment_type,
});
