import type { BankPermission, CourseRight } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type ExpressionBuilder, sql } from 'kysely';
import type { AuthTables } from '#modules/auth';
import { personName } from '#modules/auth';
import { type CoursesTables, rightOf, teaches } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import type { Page, PageQuery } from '#platform/http/paging';
import { BankNotFound } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { mayEditBank, mayManageBank, mayUseBank } from './question-bank.policy.js';
import type { BankTopicsResponse } from './question-bank.response.js';

type Tables = QuestionsTables & CoursesTables & AuthTables;
type Joined = Tables & {
  b: QuestionsTables['question_banks'];
  c: CoursesTables['courses'];
  s: QuestionsTables['question_bank_shares'];
};

export interface BankRow {
  id: string;
  name: string;
  course_id: string | null;
  course_title_ar: string | null;
  course_title_en: string | null;
  owner_id: string | null;
  owner_name: string | null;
  course_right: CourseRight | null;
  permission: BankPermission | null;
  questions: number;
  created_at: Date;
  updated_at: Date;
}

export interface SharedRow {
  user_id: string;
  name: string | null;
  email: string;
  permission: BankPermission;
}

const order = newestFirst('b');
const may = { use: mayUseBank, edit: mayEditBank, manage: mayManageBank };

@Injectable()
export class QuestionBankQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Banks that the viewer may use, the newest first (QB-1). */
  async list(
    viewer: Viewer,
    { courseId, ...asked }: PageQuery & { courseId?: string | undefined },
  ): Promise<Page<BankRow>> {
    const matching = this.banks(viewer)
      .$if(viewer.role !== 'admin', (query) =>
        query.where((eb) => isOpenTo(eb as unknown as ExpressionBuilder<Joined, 'b' | 'c' | 's'>, viewer)),
      )
      .$if(courseId !== undefined, (query) => query.where('b.course_id', '=', courseId ?? ''));
    const total = matching.clearSelect().select(sql<number>`count(*)::int`.as('count'));
    return order.page(await order.seek(matching.select(total.as('total')), asked).execute(), asked);
  }

  /** The bank, for somebody who may do this with it; to others it does not exist unless they may use it. */
  async openTo(viewer: Viewer, bankId: string, deed: keyof typeof may): Promise<BankRow> {
    const row = await this.banks(viewer).where('b.id', '=', bankId).executeTakeFirst();
    const standing = row && {
      ownerId: row.owner_id,
      courseRight: row.course_right,
      permission: row.permission,
    };
    if (!row || !standing || !mayUseBank(standing, viewer)) throw new BankNotFound();
    if (!may[deed](standing, viewer)) throw new Forbidden();
    return row;
  }

  /** Whether somebody sees a bank and may put its questions into quizzes. */
  async isUsableBy(viewer: Viewer, bankId: string): Promise<boolean> {
    try {
      await this.openTo(viewer, bankId, 'use');
      return true;
    } catch (error) {
      if (error instanceof BankNotFound) return false;
      throw error;
    }
  }

  /** With whom it is shared, by their names. */
  sharedWith(bankId: string): Promise<SharedRow[]> {
    return this.database
      .over<Tables>()
      .selectFrom('question_bank_shares as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['s.user_id', 's.permission', 'u.email', personName().as('name')])
      .where('s.bank_id', '=', bankId)
      .orderBy('s.created_at')
      .orderBy('s.id')
      .execute();
  }

  /** Tags and skills of its questions that are not archived, by name. */
  async topicsOf(bankId: string): Promise<BankTopicsResponse> {
    const rows = await this.database
      .over<Tables>()
      .selectFrom('questions as q')
      .leftJoin('skills as k', 'k.id', 'q.skill_id')
      .select(['q.tags', 'k.id', 'k.label_ar', 'k.label_en'])
      .where('q.bank_id', '=', bankId)
      .where('q.state', '<>', 'archived')
      .execute();
    const skills = new Map(
      rows.flatMap(({ id, label_ar, label_en }) =>
        id === null ? [] : [[id, { id, labelAr: label_ar ?? '', labelEn: label_en ?? '' }] as const],
      ),
    );
    return {
      tags: [...new Set(rows.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other, 'ar')),
      skills: [...skills.values()].toSorted((one, other) => one.id.localeCompare(other.id)),
    };
  }

  private banks(viewer: Viewer) {
    return this.database
      .over<Tables>()
      .selectFrom('question_banks as b')
      .leftJoin('courses as c', 'c.id', 'b.course_id')
      .leftJoin('users as u', 'u.id', 'b.owner_id')
      .leftJoin('question_bank_shares as s', (join) =>
        join.onRef('s.bank_id', '=', 'b.id').on('s.user_id', '=', viewer.id),
      )
      .select(['b.id', 'b.name', 'b.course_id', 'b.owner_id', 'b.created_at', 'b.updated_at', 's.permission'])
      .select(['c.title_ar as course_title_ar', 'c.title_en as course_title_en'])
      .select(rightOf(viewer.id).as('course_right'))
      .select(personName().as('owner_name'))
      .select(({ selectFrom }) =>
        selectFrom('questions as q')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('q.bank_id', '=', 'b.id')
          .where('q.state', '<>', 'archived')
          .as('questions'),
      )
      .$narrowType<{ questions: number }>();
  }
}

const isOpenTo = (eb: ExpressionBuilder<Joined, 'b' | 'c' | 's'>, { id }: Viewer) =>
  eb.or([eb('b.owner_id', '=', id), teaches(id, 'edit'), eb('s.user_id', '=', id)]);
