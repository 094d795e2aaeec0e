import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { currentAsker } from '#platform/shares/asker';
import { derivedKey } from '#platform/signing/sealed-bytes';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { Paper } from '../paper/paper.entity.js';
import type { QuestionsTables } from '../questions.tables.js';
import { ofPaper } from './note-paper-signs.js';
import { noteSign } from './note-sign.js';

const forgetNetworks = taskKind('questions.forget-networks');
const HOURLY = '35 * * * *';
const keptMs = 3 * 24 * 60 * 60 * 1000;
/** Two may share a home; more accounts than that look like one person's, or like a classroom. */
const accountsFrom = 3;

/** Tells who teaches where several accounts hand in the same quiz over one network within days (EVD-5, EVD-8). */
@Injectable()
export class SharedNetworks implements OnModuleInit {
  private readonly key: Buffer;

  constructor(
    @Inject(APP_CONFIG) { session }: AppConfig,
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {
    this.key = derivedKey(session.secret, 'masar networks of papers');
  }

  onModuleInit(): void {
    this.tasks.work(forgetNetworks, () => this.forget(new Date()), HOURLY);
  }

  /** Its own learner hands the paper in, at this moment. Questions that chance did not draw prove nothing anyway. */
  async note(em: EntityManager, paper: Paper, now: Date): Promise<void> {
    const asker = currentAsker();
    if (!asker || asker.network === 'unknown' || paper.drawn === 0) return;
    const { userId, courseId, lessonId } = ofPaper(paper);
    // Under another name at each quiz, so that nothing can be followed from one to the next.
    const network = createHmac('sha256', this.key)
      .update(`${lessonId ?? courseId} ${asker.network}`)
      .digest('base64url');
    const rows = em.getKysely<QuestionsTables>();
    await rows
      .insertInto('paper_networks')
      .values({ id: v7(), paper_id: paper.id, network, created_at: now })
      .execute();
    const { rows: others } = await sql<{ id: string; noted: boolean }>`
      select p.user_id as id, exists (select from learning_signs s where s.user_id = p.user_id and s.course_id = ${courseId}
        and s.lesson_id is not distinct from ${lessonId}::uuid and s.kind = 'shared-network') as noted
      from paper_networks n join papers p on p.id = n.paper_id
      where n.network = ${network} and n.created_at > ${new Date(now.getTime() - keptMs)}
        and p.user_id <> ${userId}
      group by p.user_id order by p.user_id`.execute(rows);
    if (others.length + 1 < accountsFrom) return;
    const noted = [userId, ...others.flatMap((one) => (one.noted ? [] : one.id))];
    // In one order, so that two who hand in at once do not wait for each other.
    for (const id of noted.sort()) await noteSign(em, { userId: id, courseId, lessonId, kind: 'shared-network' }, now);
  }

  async forget(now: Date): Promise<void> {
    await this.transactions.run((em) =>
      em
        .getKysely<QuestionsTables>()
        .deleteFrom('paper_networks')
        .where('created_at', '<=', new Date(now.getTime() - keptMs))
        .execute(),
    );
  }
}
