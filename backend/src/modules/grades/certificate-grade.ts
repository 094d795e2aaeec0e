import { gradeTotals } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CertificateGrades, type GradeSource } from '#modules/certificates';
import { GradeBookReader } from './cells/grade-book.reader.js';
import { hasWeights, schemeOf } from './plan/grade-scheme.rules.js';

/** The grade of a certificate by the weights that its course declares, or by what was entered over its scores (EVD-3). */
@Injectable()
export class CertificateGrade implements GradeSource, OnModuleInit {
  constructor(
    private readonly grades: CertificateGrades,
    private readonly books: GradeBookReader,
  ) {}

  onModuleInit(): void {
    this.grades.register(this);
  }

  async gradeOf(userId: string, courseId: string): Promise<string | null | undefined> {
    const { plan, grades } = await this.books.of(courseId, userId);
    if (!hasWeights(plan) && !grades.cells.some(({ isEntered }) => isEntered)) return undefined;
    return gradeTotals(schemeOf(plan), grades.cells).final;
  }
}
