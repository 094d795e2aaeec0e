import { isDeepStrictEqual } from 'node:util';
import type { QuestionState } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { type ImportedCourse, type PartLoss, type TakenRow } from '#modules/bundles';
import { Transactions } from '#platform/database/transactions';
import { BankQuestionService, type NewQuestion } from '../bank/question/bank-question.service.js';
import { QuestionBankQueries } from '../bank/question-bank.queries.js';
import type { QuestionsTables } from '../questions.tables.js';
import { CarriedPictures } from './carried-pictures.js';
import { type BankOfCourse, CarriedQuestionsQueries, type QuestionOfBank } from './carried-questions.queries.js';
import { KnownSkills } from './known-skills.js';
import { type Surroundings, takenQuestion } from './question-taking.js';
import { type CarriedBank, questionPictures, type QuestionsContent } from './questions-content.js';

/** So many rows in one statement. */
const atOnce = 200;
/** So many losses of one bank are listed. */
const lossesListed = 50;

/** What banks and questions of a bundle are called here. */
export interface TakenBanks {
  rows: TakenRow[];
  /** Ids by the slugs of the bundle; a bank that was withheld has none unless the course asks it already. */
  bankIds: ReadonlyMap<string, string>;
  /** By slugs of bank and question, with a slash between them. */
  questionIds: ReadonlyMap<string, string>;
  skills: KnownSkills;
}

/**
 * Banks of a bundle become banks of the course, their questions changed in place where they came before. A bank from
 * outside that the course asks already stays linked as long as the importer may use it; any other is copied (QB-1).
 */
@Injectable()
export class BankTaking {
  constructor(
    private readonly transactions: Transactions,
    private readonly queries: CarriedQuestionsQueries,
    private readonly banks: QuestionBankQueries,
    private readonly questions: BankQuestionService,
    private readonly pictures: CarriedPictures,
  ) {}

  async take(course: ImportedCourse, content: QuestionsContent): Promise<TakenBanks> {
    const present = await this.queries.banks(course.courseId);
    const skills = await KnownSkills.of(content, this.queries);
    const all = content.banks.flatMap(({ questions }) => questions.map((question) => question.content));
    const { addresses, unfit } = await this.pictures.unpack(all, course.pictures, course.isTrial);
    const around = { lessons: course.lessons, skills, addresses };
    const bankIds = new Map<string, string>();
    const questionIds = new Map<string, string>();
    const rows: TakenRow[] = [];
    for (const bank of content.banks) {
      const found = present.find(({ slug, id }) => slug === bank.slug || id === bank.slug);
      const isLinked = found?.courseId === null && (await this.banks.isUsableBy(course.viewer, found.id));
      if (bank.isWithheld && !isLinked) {
        rows.push({ ...rowOf(bank, 'left-out'), losses: [{ reason: 'withheld', detail: '' }] });
        continue;
      }
      const own = found?.courseId === null ? undefined : found;
      const taken = isLinked ? await this.linked(found!, bank) : await this.own(course, bank, own, around);
      bankIds.set(bank.slug, taken.id);
      for (const [slug, id] of taken.questionIds) questionIds.set(`${bank.slug}/${slug}`, id);
      rows.push(taken.row);
    }
    const unused = [...course.pictures.keys()].filter(
      (path) => path.startsWith(questionPictures) && !addresses.has(path) && !unfit.includes(path),
    );
    const last = rows.at(-1);
    last?.losses.push(
      ...unfit.map((path) => ({ reason: 'unfit-picture' as const, detail: path })),
      ...unused.map((path) => ({ reason: 'unused-picture' as const, detail: path })),
    );
    return { rows: rows.map(shortened), bankIds, questionIds, skills };
  }

  /** What stays with somebody else is not written over by a bundle. */
  private async linked(found: BankOfCourse, bank: CarriedBank): Promise<Taken> {
    const rows = await this.queries.ofBanks([found.id]);
    return {
      id: found.id,
      questionIds: new Map(rows.map(({ slug, id }) => [slug, id])),
      row: { ...rowOf(bank, 'kept'), losses: [{ reason: 'linked', detail: '' }] },
    };
  }

  private async own(
    { viewer, courseId }: ImportedCourse,
    bank: CarriedBank,
    found: BankOfCourse | undefined,
    around: Surroundings,
  ): Promise<Taken> {
    const { em } = this.transactions.required();
    const id = found?.id ?? (await addBank(em, courseId, bank));
    const present = found ? await this.queries.ofBanks([id]) : [];
    const bySlug = new Map(present.flatMap((row) => [[row.id, row] as const, [row.slug, row] as const]));
    const questionIds = new Map<string, string>();
    const losses: PartLoss[] = [];
    const added: NewQuestion[] = [];
    let changed = 0;
    for (const carried of bank.questions) {
      const former = bySlug.get(carried.slug);
      const { question, losses: lost } = takenQuestion(carried, former?.id ?? v7(), around);
      losses.push(...lost.map(({ reason, detail }) => ({ reason, detail: `${carried.slug}: ${detail}` })));
      questionIds.set(carried.slug, question.content.id);
      if (!former) added.push(question);
      else if (!isSame(former, question)) {
        await this.questions.edit(viewer, former.id, {
          ...question,
          content: { ...question.content },
          version: former.version,
        });
        changed += 1;
      }
    }
    for (let at = 0; at < added.length; at += atOnce)
      await this.questions.insert(viewer, id, added.slice(at, at + atOnce));
    const named = new Set(questionIds.values());
    const gone = present.filter((row) => row.state !== 'archived' && !named.has(row.id));
    if (gone.length > 0) {
      await archive(em, gone);
      losses.unshift({ reason: 'archived', detail: String(gone.length) });
    }
    const isRenamed = found !== undefined && found.name !== bank.name;
    if (isRenamed) await rename(em, id, bank.name);
    const isUpdated = isRenamed || changed + added.length + gone.length > 0;
    const outcome = !found ? 'created' : isUpdated ? 'updated' : 'unchanged';
    return { id, questionIds, row: { ...rowOf(bank, outcome), losses } };
  }
}

interface Taken {
  id: string;
  questionIds: Map<string, string>;
  row: TakenRow;
}

const rowOf = ({ name, questions }: CarriedBank, outcome: TakenRow['outcome']): TakenRow => ({
  kind: 'bank',
  titleAr: name,
  titleEn: name,
  outcome,
  count: questions.length,
  losses: [],
});

const shortened = (row: TakenRow): TakenRow => ({ ...row, losses: row.losses.slice(0, lossesListed) });

/** What a bundle says of a question; everything else of its row is history. */
function isSame(row: QuestionOfBank, { name = '', tags, difficulty, state, skillId, lessonId, content }: NewQuestion) {
  const before = [row.name, row.tags, row.difficulty, row.state, row.skillId, row.lessonId, row.content];
  return isDeepStrictEqual(before, [name, tags, difficulty, state, skillId ?? null, lessonId ?? null, content]);
}

async function addBank(em: EntityManager, courseId: string, { name, slug }: CarriedBank): Promise<string> {
  const id = v7();
  await em
    .getKysely<QuestionsTables>()
    .insertInto('question_banks')
    .values({ id, name, slug, course_id: courseId })
    .execute();
  return id;
}

async function rename(em: EntityManager, id: string, name: string): Promise<void> {
  const banks = em.getKysely<QuestionsTables>().updateTable('question_banks');
  await banks
    .set({ name, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Questions that a bundle lacks are not asked any more; papers and statistics keep them. */
async function archive(em: EntityManager, rows: readonly { id: string }[]): Promise<void> {
  const state: QuestionState = 'archived';
  await em
    .getKysely<QuestionsTables>()
    .updateTable('questions')
    .set({ state, updated_at: sql`now()` })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
