import { limits } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { ChangedGrade, GradesChanged } from '#modules/grades';
import { Transactions } from '#platform/database/transactions';
import { gradesTitle, gradeTitle } from '../grade-titles.js';
import { NotificationService } from '../notification.service.js';
import type { NotificationsTables } from '../notifications.tables.js';
import { type Recipient, RecipientQueries } from '../recipients.queries.js';

/** Whoever corrects a course does it in one go; what comes so much later than the last change is news of its own. */
const gatheredMinutes = 60;

/** What somebody is told of their grades at once. */
interface ToldGrades {
  recipient: Recipient;
  items: string[];
  title: LocalizedText;
}

interface Group {
  id: string;
  user_id: string;
  /** Items whose grades changed since it began. */
  total: number;
  is_new: boolean;
}

/**
 * Grades of one course gather in one notification while it is unread and they follow each other within an hour: of one item
 * it says what happened, of more how many. One mail for each, with what began it (NTF-1, GRD-1).
 */
@Injectable()
export class GradeNotices {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  async tell({ course, grades }: GradesChanged): Promise<void> {
    const ofPeople = Map.groupBy(grades, ({ userId }) => userId);
    const wanting = await this.recipients.wanting('grade', [...ofPeople.keys()]);
    if (wanting.length === 0) return;
    const told = wanting.map((recipient) => {
      const theirs = ofPeople.get(recipient.id) ?? [];
      const items = [...new Set(theirs.map(({ item }) => item.id))];
      return { recipient, items, title: titleOf(course.title, theirs) };
    });
    const href = `/courses/${course.id}/my-grades`;
    const groups = await this.openGroups(told, `grades ${course.id}`, href);
    await this.count(groups, course.title);
    await this.notifications.announce(wanting.map(({ id }) => id));
    const begun = new Set(groups.flatMap((group) => (group.is_new ? group.user_id : [])));
    for (const { recipient, title } of told)
      if (begun.has(recipient.id)) await this.notifications.mail(recipient, { kind: 'grade', title, href });
  }

  /** The unread notification of each, locked; changes at the same moment follow each other. */
  private async openGroups(told: readonly ToldGrades[], source: string, href: string): Promise<Group[]> {
    const now = new Date();
    await this.rows()
      .updateTable('notifications')
      .set({ source: sql`source || ' ' || id` })
      .where('kind', '=', 'grade')
      .where('source', '=', source)
      .where('read_at', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - gatheredMinutes * 60_000))
      .where(
        'user_id',
        'in',
        told.map(({ recipient }) => recipient.id),
      )
      .execute();
    return this.rows()
      .insertInto('notifications')
      .values(
        told.map(({ recipient, items, title }) => ({
          id: v7(),
          user_id: recipient.id,
          kind: 'grade',
          title_ar: title.ar,
          title_en: title.en,
          href,
          source,
          gathers: items,
          created_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'source'])
          .where('kind', '=', sql.lit('grade'))
          .where('read_at', 'is', null)
          .doUpdateSet((eb) => ({
            created_at: now,
            title_ar: eb.ref('excluded.title_ar'),
            title_en: eb.ref('excluded.title_en'),
            gathers: sql`array(select distinct unnest(notifications.gathers || excluded.gathers))`,
          })),
      )
      .returning(['id', 'user_id', sql<number>`cardinality(gathers)`.as('total'), sql<boolean>`xmax = 0`.as('is_new')])
      .execute();
  }

  /** Of more than one item each says how many; who is told the same is told at once. */
  private async count(groups: readonly Group[], course: LocalizedText): Promise<void> {
    const grown = groups.filter(({ is_new, total }) => !is_new && total > 1);
    for (const [total, ofTotal] of Map.groupBy(grown, (group) => group.total)) {
      const title = gradesTitle(course, total);
      const ids = ofTotal.map(({ id }) => id);
      await this.rows()
        .updateTable('notifications')
        .set({ title_ar: title.ar, title_en: title.en })
        .where('id', 'in', ids)
        .execute();
    }
  }

  private rows() {
    return this.transactions.required().em.getKysely<NotificationsTables>();
  }
}

function titleOf(course: LocalizedText, grades: readonly ChangedGrade[]): LocalizedText {
  const [one] = grades;
  if (!one || grades.length > 1) return gradesTitle(course, grades.length);
  return gradeTitle({ ...one, reason: one.reason?.slice(0, limits.listedBeginning) ?? null });
}
