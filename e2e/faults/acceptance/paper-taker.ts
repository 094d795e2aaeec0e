import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

interface PaperPart {
  id: string;
}
interface PaperQuestion {
  id: string;
  options: PaperPart[];
}
interface Paper {
  id: string;
  questions: PaperQuestion[];
  answers: { questionId: string; optionIds: string[] }[];
  submittedAt: string | null;
  result: { score: string } | null;
}

interface Taking {
  address: string;
  cookie: string;
  courseId: string;
  lessonId: string;
}

/** How long somebody waits before sending again, up to the most. */
const pause = { leastMs: 50, mostMs: 500 };

/** One person with a paper: what was acknowledged is remembered here, and looked for after each reload. */
export class PaperTaker {
  readonly faults: string[] = [];
  acknowledged = 0;
  reloads = 0;
  sentAgain = 0;
  private first: Paper | undefined;
  /** Question to the options whose keeping was acknowledged last. */
  private readonly kept = new Map<string, string[]>();
  private readonly taking: Taking;

  constructor(taking: Taking) {
    this.taking = taking;
  }

  get paperId(): string | undefined {
    return this.first?.id;
  }

  get keptAnswers(): ReadonlyMap<string, string[]> {
    return this.kept;
  }

  /** Enrols and begins; the paper as it came first is what every later one is held against. */
  async begin(): Promise<void> {
    const { courseId, lessonId } = this.taking;
    await this.send('POST', '/api/enrollments', { courseId }, [409]);
    this.first = (await this.send('POST', `/api/lessons/${lessonId}/quiz/papers`)) as Paper;
  }

  /** Chooses something for one of its questions, again and again the same until that is acknowledged. */
  async answerOne(): Promise<void> {
    const { id, questions } = this.first!;
    const question = questions[Math.floor(Math.random() * questions.length)]!;
    const chosen = [question.options[Math.floor(Math.random() * question.options.length)]!.id];
    await this.send('PUT', `/api/papers/${id}/answers/${question.id}`, { optionIds: chosen });
    this.kept.set(question.id, chosen);
    this.acknowledged += 1;
  }

  /** Opens the paper anew, by its address and by the quiz: the same questions in the same order, every answer there. */
  async reload(): Promise<void> {
    this.reloads += 1;
    const { id } = this.first!;
    this.compare('reload', (await this.send('GET', `/api/papers/${id}`)) as Paper);
    this.compare('start', (await this.send('POST', `/api/lessons/${this.taking.lessonId}/quiz/papers`)) as Paper);
  }

  /** Hands in twice, as somebody does who hears nothing the first time: both tell the same. */
  async handIn(): Promise<void> {
    const path = `/api/papers/${this.first!.id}`;
    const once = (await this.send('POST', `${path}/submit`)) as Paper;
    const twice = (await this.send('POST', `${path}/submit`)) as Paper;
    this.compare('hand in', twice);
    if (!once.result || !isDeepStrictEqual(once.result, twice.result)) this.faults.push(`two results of ${path}`);
  }

  private compare(when: string, paper: Paper): void {
    if (paper.id !== this.first!.id) this.faults.push(`${when}: another paper, ${paper.id}`);
    if (!isDeepStrictEqual(paper.questions, this.first!.questions)) this.faults.push(`${when}: other questions`);
    const given = new Map(paper.answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
    for (const [question, chosen] of this.kept)
      if (!isDeepStrictEqual(given.get(question), chosen)) this.faults.push(`${when}: lost the answer to ${question}`);
    if (given.size > this.kept.size) this.faults.push(`${when}: answers that nobody gave`);
  }

  /** Sends until somebody answers; only a server that is gone or ends excuses another try. */
  private async send(method: string, path: string, body?: object, alsoGood: number[] = []): Promise<unknown> {
    const { address, cookie } = this.taking;
    for (let wait = pause.leastMs; ; wait = Math.min(pause.mostMs, wait * 2)) {
      const answer = await fetch(address + path, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined) {
        if (answer.ok || alsoGood.includes(answer.status)) return text === '' ? undefined : JSON.parse(text);
        if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      }
      this.sentAgain += 1;
      await sleep(wait * (0.5 + Math.random() / 2));
    }
  }
}
