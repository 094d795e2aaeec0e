import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { changesAt } from '#platform/kept-reads/making';
import { writeOnce } from '#platform/kept-reads/sent-json';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { JobMatching } from './job-matching.js';
import type { JobRecommendationResponse } from './match.response.js';

/** Vacancies for a reader, compared once for all who ask for more or fewer of them (JOB-2). */
@Injectable()
export class JobRecommendations {
  constructor(
    private readonly matching: JobMatching,
    private readonly shared: SharedReads,
  ) {}

  /** The best of those that are still open, so many at most. */
  async best(viewer: Viewer, limit: number, language: Language): Promise<JobRecommendationResponse[]> {
    const all = await this.shared.ofReader(viewer.id, `recommended jobs ${language}`, async () => {
      const found = await this.matching.recommended(await this.fitting(viewer), language);
      for (const { told } of found) writeOnce(told);
      return found;
    });
    const now = Date.now();
    const open = all.filter(({ closesAt }) => closesAt > now).slice(0, limit);
    const next = Math.min(...open.map(({ closesAt }) => closesAt));
    if (next < Infinity) changesAt(new Date(next));
    return open.map(({ told }) => told);
  }

  private async fitting(viewer: Viewer) {
    return this.shared.ofReader(viewer.id, 'fitting jobs', () => this.matching.fitting(viewer));
  }
}
