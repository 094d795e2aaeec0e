import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { isUuid } from '#platform/database/is-uuid';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { KeyReused } from '#platform/idempotency/idempotency.events';
import type { QuestionsTables } from '../questions.tables.js';
import { noteSign } from './note-sign.js';

const aboutLesson = /^\/api\/lessons\/([^/]+)\/(?:progress|quiz)/;
const aboutPaper = /^\/api\/papers\/([^/]+)\//;

/** A write about a lesson that came again under its key with other content leaves a line (EVD-5). */
@Injectable()
export class NoteChangedReplays implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(KeyReused, (event) => this.note(event, this.transactions.required().em));
  }

  private async note({ userId, path, at }: KeyReused, em: EntityManager): Promise<void> {
    const rows = em.getKysely<QuestionsTables>();
    const place = (await lessonOf(rows, path)) ?? (await lessonOfPaper(rows, path));
    if (place) await noteSign(em, { userId, ...place, kind: 'changed-replay' }, at);
  }
}

async function lessonOf(rows: Kysely<QuestionsTables>, path: string) {
  const id = aboutLesson.exec(path)?.[1];
  if (!isUuid(id)) return undefined;
  return rows
    .selectFrom('lessons')
    .select(['id as lessonId', 'course_id as courseId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function lessonOfPaper(rows: Kysely<QuestionsTables>, path: string) {
  const id = aboutPaper.exec(path)?.[1];
  if (!isUuid(id)) return undefined;
  return rows
    .selectFrom('papers')
    .select(['lesson_id as lessonId', 'course_id as courseId'])
    .where('id', '=', id)
    .executeTakeFirst();
}
