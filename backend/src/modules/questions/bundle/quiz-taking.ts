import { isDeepStrictEqual } from 'node:util';
import { quizDefaults } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type ImportedCourse, type PartLoss, type TakenRow } from '#modules/bundles';
import type { QuizPartDto } from '../composition/quiz-composition.dto.js';
import { QuizCompositionService } from '../composition/quiz-composition.service.js';
import type { AskedQuiz } from '../rules/quiz-access.js';
import type { QuizRules } from '../rules/quiz-rules.js';
import { QuizRulesService } from '../rules/quiz-rules.service.js';
import type { TakenBanks } from './bank-taking.js';
import { CarriedQuestionsQueries, type QuizPartOfCourse } from './carried-questions.queries.js';
import { skillName } from './known-skills.js';
import { type CarriedQuiz, type CarriedQuizPart, isCarriedDraw, type QuestionsContent } from './questions-content.js';

/** What a quiz asks and what holds for it. */
interface Composed {
  parts: QuizPartDto[];
  rules: QuizRules;
}

const nothing: CarriedQuiz = { rules: quizDefaults, parts: [] };

/** Quizzes and the final of a course come to ask what the bundle says, by the same services that authors use (QB-2, EVD-3). */
@Injectable()
export class QuizTaking {
  constructor(
    private readonly queries: CarriedQuestionsQueries,
    private readonly compositions: QuizCompositionService,
    private readonly rules: QuizRulesService,
  ) {}

  async take(course: ImportedCourse, { quizzes, final }: QuestionsContent, banks: TakenBanks): Promise<TakenRow[]> {
    const parts = await this.queries.parts(course.courseId);
    const rules = await this.queries.rules(course.courseId);
    const at = (lessonId: string | null): Composed => ({
      parts: parts.filter((part) => part.lessonId === lessonId).map(asSent),
      rules: rules.get(lessonId) ?? quizDefaults,
    });
    const rows: TakenRow[] = [];
    for (const [slug, { id, titleAr, titleEn }] of course.lessons) {
      const quiz = quizzes.get(slug);
      const { row, losses } = await this.set(course, { lessonId: id }, at(id), quiz ?? nothing, banks);
      if (quiz || row.outcome !== 'unchanged') rows.push({ kind: 'quiz', titleAr, titleEn, ...row, losses });
    }
    const { row, losses } = await this.set(course, { finalOf: course.courseId }, at(null), final ?? nothing, banks);
    if (final || row.outcome !== 'unchanged') rows.push({ kind: 'final', titleAr: '', titleEn: '', ...row, losses });
    return rows;
  }

  private async set(
    { viewer }: ImportedCourse,
    asked: AskedQuiz,
    before: Composed,
    quiz: CarriedQuiz,
    banks: TakenBanks,
  ): Promise<{ row: Pick<TakenRow, 'outcome' | 'count'>; losses: PartLoss[] }> {
    const losses: PartLoss[] = [];
    const parts = quiz.parts.flatMap((part) => taken(part, banks, losses));
    const asksOthers = !isDeepStrictEqual(parts, before.parts);
    // Rules without questions are no final: they are left for when it has some again.
    const isNoFinal = 'finalOf' in asked && parts.length === 0;
    const hasOtherRules = !isNoFinal && !isDeepStrictEqual({ ...quiz.rules }, { ...before.rules });
    // Practice draws nothing: where the quiz asks nothing any more that comes first, else last.
    if (asksOthers && parts.length === 0) await this.compositions.replace(asked, viewer, parts);
    if (hasOtherRules) await this.rules.set(asked, viewer, quiz.rules);
    if (asksOthers && parts.length > 0) await this.compositions.replace(asked, viewer, parts);
    const wasThere = before.parts.length > 0 || !isDeepStrictEqual({ ...before.rules }, { ...quizDefaults });
    const isThere = parts.length > 0 || !isDeepStrictEqual({ ...quiz.rules }, { ...quizDefaults });
    const isChanged = asksOthers || hasOtherRules;
    const outcome = !isChanged ? 'unchanged' : !wasThere ? 'created' : isThere ? 'updated' : 'removed';
    const count = parts.reduce((sum, part) => sum + (part.count ?? 1), 0);
    return { row: { outcome, count }, losses };
  }
}

/** A part under the ids that banks, questions and skills have here; none where its bank did not come along. */
function taken(part: CarriedQuizPart, { bankIds, questionIds, skills }: TakenBanks, losses: PartLoss[]): QuizPartDto[] {
  const bankId = bankIds.get(part.bank);
  if (!isCarriedDraw(part)) {
    const questionId = questionIds.get(`${part.bank}/${part.question}`);
    if (questionId !== undefined) return [{ questionId }];
  } else if (bankId !== undefined) {
    const { count, tag, difficulty, skill } = part;
    const skillId = skill && skills.idOf(skill);
    if (skill && !skillId) losses.push({ reason: 'draw-skill', detail: skillName(skill) });
    return [
      {
        bankId,
        count,
        ...(tag !== null && { tag }),
        ...(difficulty !== null && { difficulty }),
        ...(skillId && { skillId }),
      },
    ];
  }
  losses.push({ reason: 'withheld', detail: part.bank });
  return [];
}

const asSent = ({ bankId, questionId, count, tag, difficulty, skillId }: QuizPartOfCourse): QuizPartDto =>
  count === null
    ? { questionId: questionId! }
    : {
        bankId,
        count,
        ...(tag !== null && { tag }),
        ...(difficulty !== null && { difficulty }),
        ...(skillId !== null && { skillId }),
      };
