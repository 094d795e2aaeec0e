import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BundlePart,
  BundleParts,
  type ExportedCourse,
  type ImportedCourse,
  type JsonFields,
  type TakenRow,
  type WrittenPart,
} from '#modules/bundles';
import { QuestionBankQueries } from '../bank/question-bank.queries.js';
import { BankTaking } from './bank-taking.js';
import { carriedBanks, carriedFinal, carriedQuizzes } from './carried-course.js';
import { CarriedPictures } from './carried-pictures.js';
import { type BankOfCourse, CarriedQuestionsQueries } from './carried-questions.queries.js';
import { QuizTaking } from './quiz-taking.js';
import { readQuestionsContent } from './read-questions-content.js';
import { writeQuestionsContent } from './write-questions-content.js';

/** Banks of a course, what its quizzes and its final ask of them, and their rules, in its bundle (CRS-5, QB-1, QB-2). */
@Injectable()
export class QuestionsPart implements BundlePart, OnModuleInit {
  readonly name = 'questions';
  readonly version = 1;
  readonly level = 3;

  constructor(
    private readonly parts: BundleParts,
    private readonly queries: CarriedQuestionsQueries,
    private readonly banks: QuestionBankQueries,
    private readonly pictures: CarriedPictures,
    private readonly bankTaking: BankTaking,
    private readonly quizTaking: QuizTaking,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async write({ viewer, courseId, lessonSlugs }: ExportedCourse): Promise<WrittenPart | null> {
    const banks = await this.queries.banks(courseId);
    const open: BankOfCourse[] = [];
    // Banks of others travel only with those who may use them (QB-1).
    for (const bank of banks)
      if (bank.courseId !== null || (await this.banks.isUsableBy(viewer, bank.id))) open.push(bank);
    const rows = await this.queries.toCarry(
      courseId,
      open.map(({ id }) => id),
    );
    const { questions, pictures } = await this.pictures.pack(rows.map(({ content }) => content));
    const withPaths = rows.map((row, at) => ({ ...row, content: questions[at]! }));
    const [parts, rules] = [await this.queries.parts(courseId), await this.queries.rules(courseId)];
    const content = {
      banks: carriedBanks(banks, new Set(open), withPaths, lessonSlugs),
      quizzes: carriedQuizzes({ banks, parts, rules, lessonSlugs }),
      final: carriedFinal({ banks, parts, rules }),
    };
    if (banks.length === 0 && content.quizzes.size === 0 && !content.final) return null;
    return { content: writeQuestionsContent(content), pictures };
  }

  async take(course: ImportedCourse, json: JsonFields): Promise<TakenRow[]> {
    const content = await readQuestionsContent(json, course.lessons);
    const taken = await this.bankTaking.take(course, content);
    return [...taken.rows, ...(await this.quizTaking.take(course, content, taken))];
  }
}
