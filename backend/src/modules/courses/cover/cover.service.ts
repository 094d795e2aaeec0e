import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { FileRemoval } from '#platform/files/file-removal';
import { fileIdIn, pictureAddress, type SmallPicture, SmallPictures } from '#platform/files/small-pictures';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { Course } from '../course/course.entity.js';
import { findEditableCourse } from '../course/course-authorship.js';
import type { CoursesTables } from '../courses.tables.js';

const HOUR = 3600;
/** The shape of a cover, twice the width of a card. */
const coverSize = { width: 960, height: 360 };
const coverName = 'cover.webp';

/** The uploaded cover of a course (CRS-13). */
@Injectable()
export class CoverService {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly pictures: SmallPictures,
    private readonly removal: FileRemoval,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('cover', { points: 60, seconds: HOUR });
  }

  /** Asked before the picture is read and drawn, and once more with the course locked. */
  async requireAuthor(viewer: Viewer, courseId: string): Promise<void> {
    await this.transactions.run((em) => findEditableCourse(em, viewer, courseId));
  }

  async change(viewer: Viewer, courseId: string, bytes: Uint8Array): Promise<string | null> {
    await this.ofPerson.count(viewer.id);
    const picture = await this.pictures.draw(bytes, coverSize);
    return this.put(viewer, courseId, picture);
  }

  async remove(viewer: Viewer, courseId: string): Promise<void> {
    await this.put(viewer, courseId, null);
  }

  /** A whole address, as covers elsewhere have one, so that exports name it and forms may send it back. */
  private async put(viewer: Viewer, courseId: string, picture: SmallPicture | null): Promise<string | null> {
    return this.transactions.run(async (em) => {
      const course = await findEditableCourse(em, viewer, courseId);
      const former = fileIdIn(course.thumbnailUrl);
      const fileId = picture && (await this.pictures.keep(em, picture, ownerOf(course, viewer), coverName));
      const address = fileId && new URL(pictureAddress(fileId), this.config.http.publicUrl).href;
      course.thumbnailUrl = address;
      await em.flush();
      if (former && (await isOnlyCoverOf(em, former, course, viewer))) await this.removal.remove(em, [former]);
      return address;
    });
  }
}

/**
 * An address can be typed in as well: only a cover that was uploaded here and serves nothing else is removed, neither one
 * of another course nor a file beside a lesson.
 */
async function isOnlyCoverOf(em: EntityManager, fileId: string, course: Course, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`
    select from stored_files f
     where f.id = ${fileId}::uuid and f.name = ${coverName} and f.owner_id = any (${[viewer.id, ownerOf(course, viewer)]}::uuid[])
       and not exists (select from courses c where c.id <> ${course.id} and right(c.thumbnail_url, 36) = f.id::text)
       and not exists (select from lesson_attachments a where a.file_id = f.id)
       and not exists (select from course_pictures p where p.file_id = f.id)`.execute(em.getKysely<CoursesTables>());
  return rows.length > 0;
}

/** Covers are their instructor's, whoever uploads them: they stay when an administrator goes. */
const ownerOf = ({ instructorId }: Course, viewer: Viewer): string => instructorId ?? viewer.id;
