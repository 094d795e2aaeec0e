import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { FinalShort, QuizShort } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { finalOf, type QuizPlace } from '../quiz-place.js';
import { fillDraws } from './fill-draws.rules.js';
import { QuestionSource } from './question-source.js';
import { isDraw, isFixed } from './quiz-part.js';
import { QuizPartsQueries } from './quiz-parts.queries.js';

/** A draw that asks for more questions than are ready for it. */
interface ShortDraw {
  /** Among the draws of its quiz, from 1. */
  draw: number;
  bank: string;
  wanted: number;
  found: number;
}

/** How many questions learners get, as the draws of a quiz can be filled (QB-2). */
@Injectable()
export class FilledDraws {
  constructor(
    private readonly parts: QuizPartsQueries,
    private readonly source: QuestionSource,
    private readonly database: ReadDatabase,
  ) {}

  /** Of banks; those that the lesson holds itself are counted by whoever reads it. */
  async countOf(place: QuizPlace): Promise<number> {
    return (await this.filled(place)).count;
  }

  /** Throws for the first quiz of a course that says more than it can ask. */
  async requireFilled(courseId: string): Promise<void> {
    await this.require(finalOf(courseId));
    const lessons = await this.database
      .over<QuestionsTables>()
      .selectFrom('lessons as l')
      .select('l.id')
      .where('l.course_id', '=', courseId)
      .where('l.draws_questions', '=', true)
      .orderBy('l.id')
      .execute();
    for (const { id } of lessons) await this.require({ courseId, lessonId: id });
  }

  /** Makes a change of a bank's questions; throws where it leaves a quiz of a published course short that was not. */
  async keepFilled(bankId: string, change: () => Promise<void>): Promise<void> {
    const filled: QuizPlace[] = [];
    for (const place of await this.drawingFrom(bankId)) if (!(await this.filled(place)).short) filled.push(place);
    await change();
    for (const place of filled) await this.require(place);
  }

  /** Quizzes of published courses that draw from a bank. */
  private async drawingFrom(bankId: string): Promise<QuizPlace[]> {
    const places = await this.database
      .over<QuestionsTables>()
      .selectFrom('quiz_parts as p')
      .leftJoin('lessons as l', 'l.id', 'p.lesson_id')
      .innerJoin('courses as c', (join) =>
        join.on((on) => on('c.id', '=', on.fn.coalesce('p.course_id', 'l.course_id'))),
      )
      .select(['c.id as courseId', 'p.lesson_id as lessonId'])
      .distinct()
      .where('p.bank_id', '=', bankId)
      .where('c.is_published', '=', true)
      .execute();
    return places.map(({ courseId, lessonId }) => (lessonId === null ? finalOf(courseId) : { courseId, lessonId }));
  }

  async require(place: QuizPlace): Promise<void> {
    const { short } = await this.filled(place);
    if (!short) return;
    if (place.lessonId === null) throw new FinalShort({ ...short });
    const lesson = await this.database
      .over<QuestionsTables>()
      .selectFrom('lessons as l')
      .select('l.title_ar')
      .where('l.id', '=', place.lessonId)
      .executeTakeFirst();
    throw new QuizShort({ ...short, lesson: `«${lesson?.title_ar ?? ''}»` });
  }

  private async filled(place: QuizPlace): Promise<{ count: number; short: ShortDraw | undefined }> {
    const parts = await this.parts.of(place);
    const named = parts.filter((part) => isFixed(part)).filter(({ state }) => state === 'ready');
    const asked = new Set(named.map(({ questionId }) => questionId));
    const draws = [];
    for (const draw of parts.filter(isDraw)) {
      const found = await this.source.matching(draw.bankId, draw);
      draws.push({
        bank: draw.bankName,
        count: draw.count,
        pool: found.map(({ questionId }) => questionId).filter((id) => !asked.has(id)),
      });
    }
    const taken = fillDraws(draws).map(({ length }) => length);
    const at = draws.findIndex(({ count }, place) => taken[place]! < count);
    const short = draws[at] && { draw: at + 1, bank: draws[at].bank, wanted: draws[at].count, found: taken[at]! };
    return { count: named.length + taken.reduce((sum, one) => sum + one, 0), short };
  }
}
