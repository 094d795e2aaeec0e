import { picturesOf, type Question, questionLimits, withAddresses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { LimitedWork, TooHeavy } from '#platform/limited-work/limited-work';
import { settledOf } from '../../formats/pictures/drawn-pictures.js';
import { isOfSite } from '../../formats/pictures/file-pictures.js';
import {
  type ExportedFile,
  type ExportFormat,
  type QuestionFile,
  type ReadFile,
  readQuestionFile,
  writeQuestionFile,
} from '../../formats/question-files.job.js';
import type { Loss, ReadQuestion, ReadQuestions } from '../../formats/read-questions.js';
import { relationsOf } from '../../formats/relations.js';
import { NothingToImport, QuestionFileTooComplex } from '../../questions.errors.js';
import { QuestionPictures } from '../picture/question-pictures.js';
import { BankQuestionQueries, type QuestionRow } from '../question/bank-question.queries.js';
import { BankQuestionService, type NewQuestion } from '../question/bank-question.service.js';
import { type KnownRelations, QuestionRelations } from '../question/question-relations.js';
import { QuestionBankQueries } from '../question-bank.queries.js';

/** So many rows in one statement. */
const atOnce = 200;

/** Questions into a bank and out of it, in the formats of others (QB-3). */
@Injectable()
export class QuestionExchange {
  constructor(
    private readonly work: LimitedWork,
    private readonly transactions: Transactions,
    private readonly banks: QuestionBankQueries,
    private readonly queries: BankQuestionQueries,
    private readonly questions: BankQuestionService,
    private readonly pictures: QuestionPictures,
    private readonly relations: QuestionRelations,
  ) {}

  /** What would become of a file; nothing is written. */
  async read(viewer: Viewer, bankId: string, file: QuestionFile): Promise<ReadFile> {
    const bank = await this.banks.openTo(viewer, bankId, 'edit');
    const read = await this.withPicturesOfSite(await this.limited(() => this.work.run(readQuestionFile, file)));
    await this.questions.requireRoom(bankId, read.questions.length);
    const known = await this.relations.known(bank, read.questions);
    return { ...read, questions: read.questions.map((question) => withKnown(question, known)) };
  }

  /** A file may name pictures of this site; those that are not here leave their words. */
  private async withPicturesOfSite(read: ReadFile): Promise<ReadFile> {
    const named = read.questions.flatMap(({ question }) => picturesOf(question)).filter(isOfSite);
    if (named.length === 0) return read;
    const shown = await this.pictures.shown(named);
    const settled = read.questions.map((question) => ({
      question,
      kept: settledOf(question, (address) => (isOfSite(address) && !shown.has(address) ? 'picture' : undefined)),
    }));
    return {
      ...read,
      questions: settled.flatMap(({ kept }) => kept ?? []),
      skipped: [
        ...read.skipped,
        ...settled.flatMap(({ question: { place }, kept }) =>
          kept ? [] : [{ place, reason: 'media' as const, detail: '' }],
        ),
      ],
    };
  }

  /** Takes all that can be taken, or nothing; questions come in as drafts, for their author to look at. */
  async import(viewer: Viewer, bankId: string, file: QuestionFile): Promise<ReadQuestions> {
    const read = await this.read(viewer, bankId, file);
    if (read.questions.length === 0) throw new NothingToImport();
    await this.transactions.run(async () => {
      const addresses = await this.pictures.takeOver(await this.banks.openTo(viewer, bankId, 'edit'), read);
      const written = read.questions.map((question) => newQuestion(question, addresses));
      for (let at = 0; at < written.length; at += atOnce) {
        await this.questions.insert(viewer, bankId, written.slice(at, at + atOnce));
      }
    });
    return read;
  }

  /** The bank as a file, and those of its questions that the format cannot hold. */
  async export(
    viewer: Viewer,
    bankId: string,
    format: ExportFormat,
  ): Promise<{ file: ExportedFile; leftOut: QuestionRow[]; total: number }> {
    await this.banks.openTo(viewer, bankId, 'use');
    const rows = await this.queries.ofBank(bankId);
    const questions = rows.map(({ content, name, tags, skill, rests_on }) => ({
      question: content,
      name,
      tags,
      ...relationsOf({ skillId: skill?.id, lessonId: rests_on?.lessonId }),
    }));
    const packed = format === 'qti' && { pictures: await this.pictures.toPack(rows.map(({ content }) => content)) };
    const file = await this.limited(() => this.work.run(writeQuestionFile, { format, questions, ...packed }));
    return { file, leftOut: file.leftOut.map((at) => rows[at]!), total: rows.length };
  }

  private async limited<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TooHeavy) throw new QuestionFileTooComplex();
      throw error;
    }
  }
}

/** A file may name skills and lessons that are not for this bank; the question comes without them, and they are told. */
function withKnown(read: ReadQuestion, { skills, lessons }: KnownRelations): ReadQuestion {
  const { skillId, lessonId: written, ...question } = read;
  const lessonId = written?.toLowerCase();
  const isSkill = skillId !== undefined && skills.has(skillId);
  const isLesson = lessonId !== undefined && lessons.has(lessonId);
  // The answer may be kept for a repeated call, and the database takes neither NUL nor half a letter.
  const lost = (reason: Loss['reason'], detail: string): Loss => ({
    reason,
    detail: detail.replaceAll('\0', '').slice(0, 80).toWellFormed(),
  });
  return {
    ...question,
    ...relationsOf({ skillId: isSkill ? skillId : undefined, lessonId: isLesson ? lessonId : undefined }),
    losses: [
      ...question.losses,
      ...(skillId !== undefined && !isSkill ? [lost('skill', skillId)] : []),
      ...(written !== undefined && !isLesson ? [lost('lesson', written)] : []),
    ],
  };
}

function newQuestion(
  { question, name, tags, ...named }: ReadQuestion,
  addresses: ReadonlyMap<string, string>,
): NewQuestion {
  const kept = tags.map((tag) => tag.slice(0, questionLimits.tag)).slice(0, questionLimits.tags);
  const shown = withAddresses(question, (address) => addresses.get(address) ?? address);
  const content: Question = { ...shown, id: v7() };
  return {
    name: name.slice(0, questionLimits.name),
    tags: kept,
    difficulty: 'medium',
    state: 'draft',
    ...relationsOf(named),
    content,
  };
}
