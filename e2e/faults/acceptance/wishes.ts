import { randomUUID } from 'node:crypto';
import type { Write, WriteKind, WriteLedger } from './write-ledger.ts';

/** What there is to write about: ids of the demo data. */
export interface Material {
  courses: readonly string[];
  /** The first lesson without quiz of each course: complete once it was opened. */
  lessons: ReadonlyMap<string, string>;
  discussions: readonly string[];
  jobs: readonly string[];
}

/** How often each kind comes, of a hundred; where its material is used up a view takes its place. */
const shares: [WriteKind, number][] = [
  ['like', 25],
  ['reply', 12],
  ['progress', 10],
  ['enrolment', 8],
  ['application', 3],
  ['reading', 4],
  ['view', 38],
];
const rememberedReplies = 200;

/** What one learner writes next. */
export class Wishes {
  private readonly userId: string;
  private readonly material: Material;
  private readonly ledger: WriteLedger;
  private readonly toEnrol: string[];
  private readonly toApply: string[];
  private readonly toLike: string[];
  private readonly toComplete: string[] = [];
  private readonly replies: string[];

  /** `replies` is shared by all learners: what one wrote the others may like. */
  constructor(userId: string, material: Material, ledger: WriteLedger, replies: string[]) {
    this.userId = userId;
    this.material = material;
    this.ledger = ledger;
    this.replies = replies;
    this.toEnrol = [...material.courses];
    this.toApply = [...material.jobs];
    this.toLike = material.discussions.map((id) => `/api/discussions/${id}/like`);
  }

  next(): Write {
    let chance = Math.random() * 100;
    const [kind] = shares.find(([, share]) => (chance -= share) < 0) ?? ['view' as const];
    return this.begin(kind);
  }

  /** What an acknowledged write makes possible. */
  note({ kind, mark }: Write): void {
    const lesson = kind === 'enrolment' ? this.material.lessons.get(mark) : undefined;
    if (lesson) this.toComplete.push(lesson);
    const reply = this.replies[Math.floor(Math.random() * this.replies.length)];
    if (reply && Math.random() < 0.3) this.toLike.push(`/api/replies/${reply}/like`);
  }

  learnedOfReply(id: string): void {
    this.replies.push(id);
    if (this.replies.length > rememberedReplies) this.replies.shift();
  }

  private begin(kind: WriteKind): Write {
    const { userId, ledger } = this;
    const write = (path: string, body: object, mark: string, method?: Write['method']): Write =>
      ledger.begin({ kind, userId, path, body, mark, ...(method && { method }) });
    const taken = { enrolment: this.toEnrol, application: this.toApply, like: this.toLike, progress: this.toComplete };
    if (kind === 'view') return this.view();
    if (kind === 'reading') return write('/api/notifications/read', {}, '');
    if (kind === 'reply') return this.reply(write);
    const id = taken[kind].pop();
    if (!id) return this.view();
    if (kind === 'enrolment') return write('/api/enrollments', { courseId: id }, id);
    if (kind === 'application')
      return write(`/api/jobs/${id}/applications`, { coverLetter: 'أرغب في هذه الوظيفة.' }, id);
    if (kind === 'progress') return write(`/api/lessons/${id}/progress`, { isCompleted: true }, id, 'PUT');
    return write(id, {}, id.split('/')[3]!);
  }

  /** One row for each, whose id is made up here: what was written twice stands there twice. */
  private view(): Write {
    const workshopId = randomUUID();
    const body = { event: 'vr_workshop_viewed', metadata: { workshopId } };
    return this.ledger.begin({
      kind: 'view',
      userId: this.userId,
      path: '/api/analytics/track',
      body,
      mark: workshopId,
    });
  }

  private reply(write: (path: string, body: object, mark: string) => Write): Write {
    const { discussions } = this.material;
    const id = discussions[Math.floor(Math.random() * discussions.length)]!;
    const content = `جواب ${randomUUID()}`;
    return write(`/api/discussions/${id}/replies`, { content }, content);
  }
}
