import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, KeptConnection } from '../kept-connection.ts';

/** Who takes the exam, and how: times in milliseconds. */
export interface Taking {
  port: number;
  cookie: string;
  lessonId: string;
  pages: number;
  /** What somebody thinks about a page, on average. */
  pageMs: number;
}

/** What one person met. */
export interface Taken {
  errors: string[];
  /** Question to the option that was acknowledged last. */
  kept: [string, string][];
  paperId: string | undefined;
  isHandedIn: boolean;
  startMs: number | undefined;
  answerMs: number[];
  handInMs: number | undefined;
  /** How often they were told to wait, and the highest place in line that they heard. */
  waits: number;
  farthestPlace: number;
}

interface Paper {
  id: string;
  questions: { id: string; options: { id: string }[] }[];
  submittedAt: string | null;
}

/** One person with an exam: looks at its page, begins, answers page by page, hands in. */
export class ExamTaker {
  readonly taken: Taken = {
    errors: [],
    kept: [],
    paperId: undefined,
    isHandedIn: false,
    startMs: undefined,
    answerMs: [],
    handInMs: undefined,
    waits: 0,
    farthestPlace: 0,
  };
  private readonly taking: Taking;
  private readonly connection: KeptConnection;

  constructor(taking: Taking) {
    this.taking = taking;
    this.connection = new KeptConnection(taking.port, taking.cookie);
  }

  /** Opens the page of the quiz, as everybody does before it begins. */
  async arrive(): Promise<void> {
    await this.good(() => this.connection.send('GET', `/api/lessons/${this.taking.lessonId}/quiz`));
  }

  /** From the begin on; counted from when they wanted to begin, on the clock of `performance.now`. */
  async take(wantedAt: number): Promise<void> {
    const paper = await this.begin(wantedAt);
    if (paper) await this.answerAll(paper);
    this.connection.close();
  }

  private async begin(wantedAt: number): Promise<Paper | undefined> {
    const { taken } = this;
    const start = () => this.connection.send('POST', `/api/lessons/${this.taking.lessonId}/quiz/papers`);
    for (;;) {
      const answer = await this.asked(start);
      if (answer?.status === 429 && placeIn(answer) !== undefined) {
        taken.waits += 1;
        taken.farthestPlace = Math.max(taken.farthestPlace, placeIn(answer)!);
        await sleep(Number(answer.headers['retry-after']) * 1000);
        continue;
      }
      if (!this.isGood(answer)) return undefined;
      taken.startMs = performance.now() - wantedAt;
      const paper = answer.body as Paper;
      taken.paperId = paper.id;
      return paper;
    }
  }

  private async answerAll({ id, questions }: Paper): Promise<void> {
    const { taken, taking } = this;
    const each = Math.ceil(questions.length / taking.pages);
    for (let page = 0; page < taking.pages; page += 1) {
      const asked = questions.slice(page * each, (page + 1) * each);
      for (const question of asked) {
        await sleep((taking.pageMs / asked.length) * (0.5 + Math.random()));
        const chosen = question.options[Math.floor(Math.random() * question.options.length)]!.id;
        const sentAt = performance.now();
        const path = `/api/papers/${id}/answers/${question.id}`;
        if (!(await this.good(() => this.connection.send('PUT', path, { optionIds: [chosen] })))) continue;
        taken.answerMs.push(performance.now() - sentAt);
        taken.kept.push([question.id, chosen]);
      }
    }
    const sentAt = performance.now();
    const answer = await this.good(() => this.connection.send('POST', `/api/papers/${id}/submit`));
    if (!answer) return;
    taken.handInMs = performance.now() - sentAt;
    taken.isHandedIn = (answer.body as Paper).submittedAt !== null;
  }

  private async good(send: () => Promise<Answer>): Promise<Answer | undefined> {
    const answer = await this.asked(send);
    return this.isGood(answer) ? answer : undefined;
  }

  /** No answer is an error, and told here. */
  private async asked(send: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await send();
    } catch (error) {
      this.taken.errors.push(String(error));
      return undefined;
    }
  }

  private isGood(answer: Answer | undefined): answer is Answer {
    if (!answer) return false;
    if (answer.status >= 200 && answer.status < 300) return true;
    this.taken.errors.push(`${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    return false;
  }
}

/** The place in line that a refusal names. */
const placeIn = ({ body }: Answer): number | undefined => (body as { place?: number } | undefined)?.place;
