import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { JobQueries } from '../job.queries.js';
import { JobMatching } from './job-matching.js';

/** A vacancy that somebody may hear of. */
export interface NewsJob {
  id: string;
  title: LocalizedText;
}

/** Whom an open vacancy fits, and which fit somebody, for news of them (NTF-5). Scores go from 0 to 1 (JOB-2). */
@Injectable()
export class JobNews {
  constructor(
    private readonly jobs: JobQueries,
    private readonly matching: JobMatching,
  ) {}

  /**
   * How well an open vacancy fits each of these people, without its poster and those who have applied; undefined once
   * it is closed. Four statements, however many people.
   */
  async fits(
    jobId: string,
    userIds: readonly string[],
  ): Promise<{ job: NewsJob; scores: Map<string, number> } | undefined> {
    const row = await this.jobs.openOne(jobId, new Date());
    if (!row) return undefined;
    const applied = await this.jobs.applicantsAmong(jobId, userIds);
    const others = userIds.filter((id) => id !== row.posted_by && !applied.has(id));
    const candidates = await this.matching.candidates(others);
    const scores = new Map(
      [...candidates].map(([id, candidate]) => [id, this.matching.scores(candidate, [row]).get(jobId) ?? 0]),
    );
    return { job: { id: row.id, title: { ar: row.title_ar, en: row.title_en } }, scores };
  }

  /** Open vacancies for somebody with their scores, the best first; own and applied ones left out. Three statements. */
  async of(userId: string): Promise<{ job: NewsJob; score: number }[]> {
    const candidate = await this.matching.candidate({ id: userId });
    const rows = await this.jobs.candidates({ id: userId }, candidate.reach, new Date());
    const scores = this.matching.scores(candidate, rows);
    return rows
      .map(({ id, title_ar, title_en }) => ({
        job: { id, title: { ar: title_ar, en: title_en } },
        score: scores.get(id) ?? 0,
      }))
      .sort((one, other) => other.score - one.score || other.job.id.localeCompare(one.job.id));
  }
}
