import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { v7 } from 'uuid';
import { type BundleLesson } from '#modules/bundles';
import type { CoursesTables } from '../courses.tables.js';
import type { Quiz } from '../lesson/quiz.js';

/** A lesson as the bundle wants it, at its place. */
export interface WantedLesson extends Omit<BundleLesson, 'quiz'> {
  quiz: Quiz | null;
  orderIndex: number;
}

/**
 * Lessons of one course, written one by one and compared where they are: the server never holds the texts of a whole
 * course beside those of the bundle, and answers others between two lessons (REL-11).
 */
export class LessonWriting {
  private readonly now = new Date();

  constructor(
    private readonly em: EntityManager,
    private readonly courseId: string,
  ) {}

  /** Answers the id of the new lesson. */
  async add(lesson: WantedLesson): Promise<string> {
    const wanted = columnsOf(lesson);
    const id = v7();
    await sql`
      insert into lessons (id, course_id, created_at, updated_at, ${names(wanted)})
      select ${id}, ${this.courseId}, ${this.now}, ${this.now}, ${names(wanted, 'wanted')} from ${asRow(wanted)}
    `.execute(this.database());
    return id;
  }

  /** Whether anything differed; what is equal keeps even the time of its last change. */
  async change(id: string, lesson: WantedLesson): Promise<boolean> {
    const wanted = columnsOf(lesson);
    const { numAffectedRows } = await sql`
      update lessons as present
         set (updated_at, ${names(wanted)}) = row(${this.now}::timestamptz, ${names(wanted, 'wanted')})
        from ${asRow(wanted)}
       where present.id = ${id}
         and row(${names(wanted, 'present')}) is distinct from row(${names(wanted, 'wanted')})
    `.execute(this.database());
    return numAffectedRows === 1n;
  }

  async move(id: string, orderIndex: number): Promise<void> {
    await this.database()
      .updateTable('lessons')
      .set({ order_index: orderIndex, updated_at: this.now })
      .where('id', '=', id)
      .where('order_index', '<>', orderIndex)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.database().deleteFrom('lessons').where('id', '=', id).execute();
  }

  private readonly database = () => this.em.getKysely<CoursesTables>();
}

const columnsOf = (lesson: WantedLesson) => ({
  slug: lesson.slug,
  title_ar: lesson.titleAr,
  title_en: lesson.titleEn,
  description_ar: lesson.descriptionAr,
  description_en: lesson.descriptionEn,
  video_url: lesson.videoUrl,
  duration: lesson.duration,
  order_index: lesson.orderIndex,
  content_ar: lesson.contentAr,
  content_en: lesson.contentEn,
  quiz: lesson.quiz,
});
type Columns = ReturnType<typeof columnsOf>;

/** The values as one row with the types of the table. */
const asRow = (columns: Columns): RawBuilder<unknown> =>
  sql`jsonb_populate_record(null::lessons, ${JSON.stringify(columns)}::jsonb) as wanted`;

const names = (columns: Columns, table?: string): RawBuilder<unknown> =>
  sql.join(Object.keys(columns).map((column) => sql.ref(table ? `${table}.${column}` : column)));
