import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { AuthTables } from '#modules/auth';
import { CourseNotFound, type CoursesTables, mayEditCourse, rightIn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Forbidden } from '#platform/errors/platform.errors';
import { BankInUse, BankNotShareable } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import type { CreateBankDto, ShareBankDto } from './question-bank.dto.js';
import { QuestionBankQueries } from './question-bank.queries.js';

/** Banks and who may use them (QB-1). */
@Injectable()
export class QuestionBankService {
  constructor(
    private readonly transactions: Transactions,
    private readonly banks: QuestionBankQueries,
  ) {}

  /** Opens a bank of the caller's own, or of a course that the caller teaches. */
  create(viewer: Viewer, { name, courseId }: CreateBankDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const id = v7();
      const transaction = em.getKysely<QuestionsTables & CoursesTables>();
      if (courseId !== undefined) {
        const course = await transaction
          .selectFrom('courses')
          .select('id')
          .where('id', '=', courseId)
          .executeTakeFirst();
        if (!course) throw new CourseNotFound();
        if (!mayEditCourse({ right: await rightIn(em, viewer, courseId) }, viewer)) throw new Forbidden();
      }
      const belongs = courseId === undefined ? { owner_id: viewer.id } : { course_id: courseId };
      await transaction
        .insertInto('question_banks')
        .values({ id, name, ...belongs })
        .execute();
      return id;
    });
  }

  rename(viewer: Viewer, bankId: string, name: string): Promise<void> {
    return this.transactions.run(async (em) => {
      await this.banks.openTo(viewer, bankId, 'manage');
      await em
        .getKysely<QuestionsTables>()
        .updateTable('question_banks')
        .set({ name, updated_at: sql`now()` })
        .where('id', '=', bankId)
        .execute();
    });
  }

  /** Takes the bank with its questions away, unless quizzes ask them; papers keep what they asked. */
  delete(viewer: Viewer, bankId: string): Promise<void> {
    return this.transactions.run(async (em) => {
      await this.banks.openTo(viewer, bankId, 'manage');
      const asked = await em
        .getKysely<QuestionsTables>()
        .selectFrom('quiz_parts as p')
        .leftJoin('questions as q', 'q.id', 'p.question_id')
        .select('p.id')
        .where((eb) => eb.or([eb('p.bank_id', '=', bankId), eb('q.bank_id', '=', bankId)]))
        .limit(1)
        .executeTakeFirst();
      if (asked) throw new BankInUse();
      await em.getKysely<QuestionsTables>().deleteFrom('question_banks').where('id', '=', bankId).execute();
    });
  }

  /** Gives an instructor a permission, or another one than before. */
  share(viewer: Viewer, bankId: string, { email, permission }: ShareBankDto): Promise<void> {
    return this.transactions.run(async (em) => {
      await this.banks.openTo(viewer, bankId, 'manage');
      const transaction = em.getKysely<QuestionsTables & AuthTables>();
      const colleague = await transaction
        .selectFrom('users')
        .select('id')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .where('role', '=', 'instructor')
        .executeTakeFirst();
      if (!colleague) throw new BankNotShareable();
      await transaction
        .insertInto('question_bank_shares')
        .values({ id: v7(), bank_id: bankId, user_id: colleague.id, permission })
        .onConflict((conflict) => conflict.columns(['bank_id', 'user_id']).doUpdateSet({ permission }))
        .execute();
    });
  }

  unshare(viewer: Viewer, bankId: string, userId: string): Promise<void> {
    return this.transactions.run(async (em) => {
      await this.banks.openTo(viewer, bankId, 'manage');
      await em
        .getKysely<QuestionsTables>()
        .deleteFrom('question_bank_shares')
        .where('bank_id', '=', bankId)
        .where('user_id', '=', userId)
        .execute();
    });
  }
}
