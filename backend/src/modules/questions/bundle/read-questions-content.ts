import { setImmediate as breathe } from 'node:timers/promises';
import {
  countingRules,
  isGrave,
  lineOfFile,
  type Question,
  questionDifficulties,
  questionLimits,
  questionStates,
  questionWarnings,
  quizDefaults,
  quizLimits,
  readQuestion,
  withTexts,
} from '@masar/domain';
import { hasActiveHtml, type JsonFields, partPath, refuseBundle, slugPattern } from '#modules/bundles';
import { skillIdMaximum } from '../bank/question/bank-question.dto.js';
import { questionsMaximum } from '../composition/quiz-composition.dto.js';
import type { QuizRules } from '../rules/quiz-rules.js';
import {
  type CarriedBank,
  carriedLimits,
  type CarriedQuestion,
  type CarriedQuiz,
  type CarriedQuizPart,
  isCarriedDraw,
  type NamedSkill,
  type QuestionsContent,
} from './questions-content.js';

/** So many questions are looked at before others get their turn (REL-11). */
const atOnce = 50;

/** The part as its file states it; whatever nobody could have written here is refused by its place (SEC-14). */
export async function readQuestionsContent(
  json: JsonFields,
  lessons: ReadonlyMap<string, unknown>,
): Promise<QuestionsContent> {
  const banks: CarriedBank[] = [];
  let questions = 0;
  for (const bank of json.list('banks', carriedLimits.banks)) {
    const read = { ...bankHead(bank, banks), questions: [] as CarriedQuestion[] };
    const slugs = new Set<string>();
    for (const question of bank.list('questions', carriedLimits.questions)) {
      if ((questions += 1) > carriedLimits.questions) bank.refuse('questions');
      if (questions % atOnce === 0) await breathe();
      const one = readCarriedQuestion(question, lessons);
      if (slugs.has(one.slug)) question.refuse('slug');
      slugs.add(one.slug);
      read.questions.push(one);
    }
    if (read.isWithheld && read.questions.length > 0) bank.refuse('isWithheld');
    banks.push(read);
  }
  const quizzes = new Map<string, CarriedQuiz>();
  for (const quiz of json.list('quizzes', carriedLimits.quizzes)) {
    const lesson = quiz.text('lesson', 100);
    if (!lessons.has(lesson) || quizzes.has(lesson)) quiz.refuse('lesson');
    quizzes.set(lesson, readQuiz(quiz, banks));
  }
  const final = json.optional('final');
  return { banks, quizzes, final: final && readFinal(final, banks) };
}

function bankHead(json: JsonFields, before: readonly CarriedBank[]): Omit<CarriedBank, 'questions'> {
  const slug = slugOf(json, 'slug');
  if (before.some((bank) => bank.slug === slug)) json.refuse('slug');
  return { slug, name: json.text('name', 200), isWithheld: json.flag('isWithheld') };
}

function readCarriedQuestion(json: JsonFields, lessons: ReadonlyMap<string, unknown>): CarriedQuestion {
  const lesson = json.optionalText('lesson', 100);
  if (lesson !== null && !lessons.has(lesson)) json.refuse('lesson');
  const state = json.oneOf('state', questionStates);
  const content = readContent(json);
  if (state === 'ready' && questionWarnings(content).some(isGrave)) json.refuse('state');
  return {
    slug: slugOf(json, 'slug'),
    name: json.optionalText('name', questionLimits.name) ?? '',
    tags: readTags(json),
    difficulty: json.oneOf('difficulty', questionDifficulties),
    state,
    skill: readSkill(json),
    lesson,
    content,
  };
}

function readContent(json: JsonFields): Question {
  const sent = json.raw('content');
  const read = readQuestion(typeof sent === 'object' && sent !== null ? { ...sent, id: '' } : sent);
  if ('wrong' in read) return json.refuse(read.wrong ? `content.${read.wrong}` : 'content');
  withTexts(read.question, (markdown) => {
    const field = json.pathOf('content');
    if (hasActiveHtml(markdown)) refuseBundle(partPath('questions'), 'bundle.active_html', { field });
    return markdown;
  });
  return read.question;
}

function readTags(json: JsonFields): string[] {
  const tags = (json.words('tags') ?? []).map(lineOfFile);
  const areTags = tags.every((tag) => tag !== '' && tag.length <= questionLimits.tag);
  if (tags.length > questionLimits.tags || !areTags || new Set(tags).size !== tags.length) json.refuse('tags');
  return tags;
}

function readSkill(json: JsonFields): NamedSkill | null {
  const skill = json.optional('skill');
  return (
    skill && {
      id: skill.text('id', skillIdMaximum),
      ar: skill.optionalText('ar', 200) ?? '',
      en: skill.optionalText('en', 200) ?? '',
    }
  );
}

function readQuiz(json: JsonFields, banks: readonly CarriedBank[]): CarriedQuiz {
  const quiz = { rules: readRules(json), parts: [] as CarriedQuizPart[] };
  const named = new Set<string>();
  let total = 0;
  for (const part of json.list('parts', carriedLimits.parts)) {
    const read = readPart(part, banks);
    const asked = isCarriedDraw(read) ? undefined : `${read.bank}/${read.question}`;
    if (asked !== undefined && named.has(asked)) part.refuse('question');
    if (asked !== undefined) named.add(asked);
    total += isCarriedDraw(read) ? read.count : 1;
    if (total > questionsMaximum) part.refuse('count');
    quiz.parts.push(read);
  }
  // Practice tells each key at once.
  if (quiz.rules.isPractice && quiz.parts.length > 0) json.refuse('rules.isPractice');
  return quiz;
}

function readFinal(json: JsonFields, banks: readonly CarriedBank[]): CarriedQuiz {
  const final = readQuiz(json, banks);
  if (final.rules.isPractice) json.refuse('rules.isPractice');
  return final;
}

function readPart(json: JsonFields, banks: readonly CarriedBank[]): CarriedQuizPart {
  const slug = json.text('bank', 100);
  const bank = banks.find((each) => each.slug === slug) ?? json.refuse('bank');
  const question = json.optionalText('question', 100);
  const count = json.optionalNumber('count', 1, questionsMaximum);
  if ((question === null) === (count === null)) json.refuse('count');
  if (question !== null) {
    if (!bank.isWithheld && !bank.questions.some((each) => each.slug === question)) json.refuse('question');
    return { bank: slug, question };
  }
  return {
    bank: slug,
    count: count!,
    tag: json.optionalText('tag', questionLimits.tag),
    difficulty: json.raw('difficulty') == null ? null : json.oneOf('difficulty', questionDifficulties),
    skill: readSkill(json),
  };
}

function readRules(json: JsonFields): QuizRules {
  const rules = json.optional('rules');
  if (!rules) return quizDefaults;
  return {
    isPractice: rules.flag('isPractice'),
    passMark: rules.decimal('passMark', { least: 0.01, most: 100 }),
    attempts: rules.wholeNumber('attempts', 1, quizLimits.attemptsMaximum),
    pauseMinutes: rules.wholeNumber('pauseMinutes', 0, quizLimits.pauseMinutesMaximum),
    timeLimitMinutes: rules.optionalNumber('timeLimitMinutes', 1, quizLimits.timeLimitMinutesMaximum),
    counting: rules.oneOf('counting', countingRules),
  };
}

const slugOf = (json: JsonFields, name: string): string =>
  json.matching(name, (slug) => slugPattern.test(slug), 100) ?? json.refuse(name);
