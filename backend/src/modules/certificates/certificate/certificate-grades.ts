import { type EvidenceGrade, examinedGrade } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CompletionDemands } from '#modules/courses';

/** A module above that knows by what a course counts its grade. */
export interface GradeSource {
  /**
   * Percent with two decimals, read inside the open transaction; null where nothing was graded, undefined where the
   * course declares nothing.
   */
  gradeOf(userId: string, courseId: string): Promise<string | null | undefined>;
}

/** The grade that a certificate is issued with; courses know no weights, the module that does registers (EVD-3). */
@Injectable()
export class CertificateGrades {
  private source: GradeSource | undefined;

  constructor(private readonly demands: CompletionDemands) {}

  register(source: GradeSource): void {
    this.source = source;
  }

  /** By what the course declares, else the mean of what was graded; participation has none. */
  async of(
    em: EntityManager,
    { userId, courseId, evidence }: { userId: string; courseId: string; evidence: EvidenceGrade | null },
  ): Promise<string | null> {
    if (examinedGrade(evidence, '') === null) return null;
    const declared = await this.source?.gradeOf(userId, courseId);
    return declared === undefined ? this.demands.gradeOf(em, userId, courseId) : declared;
  }
}
