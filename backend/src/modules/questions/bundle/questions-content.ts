import type { Question, QuestionDifficulty, QuestionState } from '@masar/domain';
import type { QuizRules } from '../rules/quiz-rules.js';

/** A skill as a bundle names it: by the id of its vocabulary, and as it is called there. */
export interface NamedSkill {
  id: string;
  ar: string;
  en: string;
}

export interface CarriedQuestion {
  /** What it is known by in its bank, from one import to the next. */
  slug: string;
  /** The author's own; may be empty. */
  name: string;
  tags: string[];
  difficulty: QuestionDifficulty;
  state: QuestionState;
  skill: NamedSkill | null;
  /** Slug of the lesson that it rests on. */
  lesson: string | null;
  /** Without an id; its pictures are named by their paths in the bundle. */
  content: Question;
}

export interface CarriedBank {
  slug: string;
  name: string;
  /** A bank of somebody else that the exporter might not use: only its name is here. */
  isWithheld: boolean;
  questions: CarriedQuestion[];
}

interface CarriedFixed {
  bank: string;
  question: string;
}
export interface CarriedDraw {
  bank: string;
  count: number;
  tag: string | null;
  difficulty: QuestionDifficulty | null;
  skill: NamedSkill | null;
}
export type CarriedQuizPart = CarriedFixed | CarriedDraw;
export const isCarriedDraw = (part: CarriedQuizPart): part is CarriedDraw => 'count' in part;

/** What a quiz asks of banks, and its rules. */
export interface CarriedQuiz {
  rules: QuizRules;
  parts: CarriedQuizPart[];
}

/** The part `questions` of a bundle: banks, what quizzes ask of them, and rules (QB-1, QB-2, EVD-2, EVD-3). */
export interface QuestionsContent {
  banks: CarriedBank[];
  /** By the slug of the lesson; lessons that are missing ask nothing of banks and have the usual rules. */
  quizzes: Map<string, CarriedQuiz>;
  final: CarriedQuiz | null;
}

/** How much of all that a bundle may hold. */
export const carriedLimits = { banks: 50, questions: 2000, quizzes: 150, parts: 50 } as const;

/** Folder of the pictures that its questions show. */
export const questionPictures = 'parts/questions/';
