import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Bundle, bundleLimits, BundleParts, courseSlug, lessonSlugs, refuseToWrite } from '#modules/bundles';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import { mayEditCourse, mayViewCourse } from '../course/course.policy.js';
import { rightOf } from '../course/course-rights.js';
import { CourseNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { questionsOf } from '../lesson/quiz-questions.js';
import { PictureQueries } from '../picture/picture.queries.js';

@Injectable()
export class CourseExportQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly pictures: PictureQueries,
    private readonly parts: BundleParts,
  ) {}

  /** The whole course as a bundle, for those who may edit it (CRS-5). */
  async bundleOf(viewer: Viewer, courseId: string): Promise<Bundle> {
    const database = this.database.over<CoursesTables>();
    const course = await database
      .selectFrom('courses as c')
      .selectAll()
      .select(rightOf(viewer.id).as('right'))
      .where('id', '=', courseId)
      .executeTakeFirst();
    const standing = course && { right: course.right, isPublished: course.is_published };
    if (!standing || !mayViewCourse(standing, viewer)) throw new CourseNotFound();
    if (!mayEditCourse(standing, viewer)) throw new Forbidden();
    await this.assertBounded(courseId);
    const lessons = await database
      .selectFrom('lessons')
      .selectAll()
      .where('course_id', '=', courseId)
      .orderBy('order_index')
      .orderBy('id')
      .execute();
    const slugs = lessonSlugs(lessons.map(({ slug, title_en }) => ({ slug, titleEn: title_en })));
    return {
      slug: courseSlug(course),
      titleAr: course.title_ar,
      titleEn: course.title_en,
      descriptionAr: course.description_ar,
      descriptionEn: course.description_en,
      categoryId: course.category_id,
      difficulty: course.difficulty,
      durationHours: course.duration_hours,
      price: course.price,
      thumbnailUrl: course.thumbnail_url,
      license: course.license,
      source: course.source,
      requiresReview: course.requires_review,
      isInPreparation: course.is_in_preparation,
      opensFirstLesson: course.opens_first_lesson,
      learningPoints: course.learning_points,
      requirements: course.requirements,
      skills: course.skills,
      needs: course.needs,
      lessons: lessons.map((lesson, place) => ({
        slug: slugs[place] ?? lesson.id,
        titleAr: lesson.title_ar,
        titleEn: lesson.title_en,
        descriptionAr: lesson.description_ar,
        descriptionEn: lesson.description_en,
        duration: lesson.duration,
        videoUrl: lesson.video_url,
        quiz: lesson.quiz && questionsOf(lesson.quiz),
        contentAr: lesson.content_ar,
        contentEn: lesson.content_en,
      })),
      pictures: await this.pictures.ofCourse(courseId),
      ...(await this.parts.write({
        viewer,
        courseId,
        lessonSlugs: new Map(lessons.map(({ id }, place) => [id, slugs[place] ?? id])),
      })),
    };
  }

  /** What import would not take is not even read: all lessons of a course written in the portal may be any length (REL-11). */
  private async assertBounded(courseId: string): Promise<void> {
    const { letters } = await this.database
      .over<CoursesTables>()
      .selectFrom('lessons')
      .select(
        sql<string>`coalesce(sum(length(concat(content_ar, content_en, description_ar, description_en, quiz))), 0)`.as(
          'letters',
        ),
      )
      .where('course_id', '=', courseId)
      .executeTakeFirstOrThrow();
    if (Number(letters) > bundleLimits.letters) refuseToWrite('course.json', 'bundle.too_large');
  }
}
