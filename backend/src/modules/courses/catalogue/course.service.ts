import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Category } from '../category/category.entity.js';
import { CompletionDemands } from '../completion/completion-demands.js';
import { CourseCertificates } from '../completion/course-certificates.js';
import { Course } from '../course/course.entity.js';
import { findDirectedCourse, findEditableCourse } from '../course/course-authorship.js';
import { CourseVocabulary } from '../course/course-vocabulary.js';
import { toBilingual } from '../course/dto/bilingual-text.dto.js';
import {
  CategoryNotFound,
  CourseHasEnrollments,
  CourseHasNoLessons,
  CourseHasPayments,
  CourseIsPublished,
  CourseNeedTaught,
  CourseNeedUnknown,
} from '../courses.errors.js';
import { Enrollment } from '../enrollment.entity.js';
import { PictureWriting } from '../picture/picture-writing.js';
import { CoursePlace } from '../place/course-place.entity.js';
import { CourseOpening } from './course-opening.js';
import type { CreateCourseDto } from './dto/create-course.dto.js';
import type { UpdateCourseDto } from './dto/update-course.dto.js';

/** What instructors do with whole courses (CRS-3, CRS-4). */
@Injectable()
export class CourseService {
  constructor(
    private readonly transactions: Transactions,
    private readonly opening: CourseOpening,
    private readonly pictures: PictureWriting,
    private readonly demands: CompletionDemands,
    private readonly certificates: CourseCertificates,
    private readonly vocabulary: CourseVocabulary,
  ) {}

  /** Writes the specification's payload as a draft of the caller (CRS-3, READ-3). */
  async create(viewer: Viewer, body: CreateCourseDto): Promise<string> {
    return this.transactions.run(async (em) => {
      await assertCategory(em, body.categoryId);
      const course = em.create(Course, {
        titleAr: body.titleAr,
        titleEn: body.titleEn || body.titleAr,
        descriptionAr: body.descriptionAr,
        descriptionEn: body.descriptionEn || body.descriptionAr,
        thumbnailUrl: body.imageUrl ?? null,
        instructorId: viewer.id,
        categoryId: body.categoryId,
        difficulty: body.level ?? 'beginner',
        durationHours: body.duration,
        price: body.price ?? '0',
      });
      await em.flush();
      return course.id;
    });
  }

  async update(viewer: Viewer, courseId: string, body: UpdateCourseDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findEditableCourse(em, viewer, courseId);
      const wasOpen = course.isOpen();
      if (body.categoryId) await assertCategory(em, body.categoryId);
      const { learningPoints, requirements, skills, needs, thumbnailUrl, ...details } = withoutNulls(body);
      em.assign(course, details, { ignoreUndefined: true });
      course.titleEn ||= course.titleAr;
      course.descriptionEn ||= course.descriptionAr;
      if (body.thumbnailUrl !== undefined) course.thumbnailUrl = thumbnailUrl ?? null;
      if (learningPoints) course.learningPoints = toBilingual(learningPoints);
      if (requirements) course.requirements = toBilingual(requirements);
      if (skills) course.skills = toBilingual(skills);
      if (needs) course.needs = needs.map(({ skillId, level }) => ({ skillId, level }));
      await this.assertNeeds(course);
      if (!wasOpen && course.isOpen()) await this.opening.of(em, course);
    });
  }

  /** Whatever changed: a course may come to teach what it needs (PRE-1). */
  private async assertNeeds(course: Course): Promise<void> {
    const wrong = await this.vocabulary.wrongNeedOf(course);
    if (!wrong) return;
    const field = `needs.${wrong.place}.skillId`;
    if (wrong.why === 'unknown') throw new CourseNeedUnknown({}, { fields: [{ field, code: 'courses.need_unknown' }] });
    throw new CourseNeedTaught({}, { fields: [{ field, code: 'courses.need_taught' }] });
  }

  async publish(viewer: Viewer, courseId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findEditableCourse(em, viewer, courseId);
      if (course.lessonsCount === 0) throw new CourseHasNoLessons();
      if (course.isPublished) return;
      await this.demands.requirePublishable(em, courseId);
      course.publish(new Date());
      if (course.isOpen()) await this.opening.of(em, course);
    });
  }

  async unpublish(viewer: Viewer, courseId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      (await findEditableCourse(em, viewer, courseId)).unpublish();
    });
  }

  /** Removes a draft that nobody has learnt from; records of learners are never lost. */
  async remove(viewer: Viewer, courseId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const course = await findDirectedCourse(em, viewer, courseId);
      if (course.isPublished) throw new CourseIsPublished();
      const learners = await em.count(Enrollment, { courseId });
      if (learners > 0 || (await this.certificates.certifier.hasAny(em, courseId))) throw new CourseHasEnrollments();
      if ((await em.count(CoursePlace, { courseId, receivedAt: { $ne: null } })) > 0) throw new CourseHasPayments();
      await this.pictures.replace(em, { courseId, ownerId: viewer.id, pictures: [] });
      em.remove(course);
    });
  }
}

async function assertCategory(em: EntityManager, categoryId: string): Promise<void> {
  if (await em.count(Category, { id: categoryId })) return;
  throw new CategoryNotFound({}, { fields: [{ field: 'categoryId', code: 'courses.category_not_found' }] });
}

type WithoutNulls<T> = { [K in keyof T]: Exclude<T[K], null> };

/** JSON's null means "not given" here: optional fields let it pass, and no column of these may hold it. */
const withoutNulls = <T extends object>(body: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as WithoutNulls<T>;
