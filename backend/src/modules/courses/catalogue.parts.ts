import type { Provider, Type } from '@nestjs/common';
import { CourseBundlesController } from './bundle/course-bundles.controller.js';
import { CourseExportQueries } from './bundle/course-export.queries.js';
import { CourseImportService } from './bundle/course-import.service.js';
import { CourseService } from './catalogue/course.service.js';
import { CourseOpening } from './catalogue/course-opening.js';
import { CoursesController } from './catalogue/courses.controller.js';
import { CategoriesController } from './category/categories.controller.js';
import { CategoryQueries } from './category/category.queries.js';
import { CategoryService } from './category/category.service.js';
import { CourseQueries } from './course/course.queries.js';
import { CourseCards } from './course/course-cards.js';
import { CourseVocabulary } from './course/course-vocabulary.js';
import { CoursesInOrder } from './course/courses-in-order.queries.js';
import { PublishedCourses } from './course/published-courses.queries.js';
import { CoverService } from './cover/cover.service.js';
import { CoversController } from './cover/covers.controller.js';
import { LessonAuthoringController } from './lesson/authoring/lesson-authoring.controller.js';
import { LessonAuthoringService } from './lesson/authoring/lesson-authoring.service.js';
import { LessonDraftQueries } from './lesson/authoring/lesson-draft.queries.js';
import { LessonRecount } from './lesson/authoring/lesson-recount.js';
import { CourseInvitationsController } from './people/course-invitations.controller.js';
import { CourseInvitations } from './people/course-invitations.service.js';
import { CoursePeopleController } from './people/course-people.controller.js';
import { CoursePeople } from './people/course-people.service.js';
import { PeopleQueries } from './people/people.queries.js';
import { PictureQueries } from './picture/picture.queries.js';
import { PictureWriting } from './picture/picture-writing.js';
import { ReviewQueries } from './review/review.queries.js';
import { ReviewService } from './review/review.service.js';
import { ReviewsController } from './review/reviews.controller.js';

/** What the catalogue and its authors bring to the module. */
export const catalogueControllers: Type[] = [
  CategoriesController,
  CourseBundlesController,
  CoursesController,
  CourseInvitationsController,
  CoursePeopleController,
  CoversController,
  LessonAuthoringController,
  ReviewsController,
];

export const catalogueProviders: Provider[] = [
  CategoryQueries,
  CategoryService,
  CourseExportQueries,
  CourseImportService,
  CourseOpening,
  PictureQueries,
  PictureWriting,
  CourseQueries,
  CourseService,
  CourseCards,
  CourseVocabulary,
  CourseInvitations,
  CoursePeople,
  CoursesInOrder,
  PeopleQueries,
  CoverService,
  LessonAuthoringService,
  LessonDraftQueries,
  LessonRecount,
  PublishedCourses,
  ReviewQueries,
  ReviewService,
];

export const catalogueExports: Type[] = [
  CategoryService,
  CourseImportService,
  CoursePeople,
  CourseService,
  CourseVocabulary,
  CoursesInOrder,
  LessonAuthoringService,
  PublishedCourses,
];
