/** Front door of the courses module. */
export { CoursesModule } from './courses.module.js';
export * from './courses.events.js';
export * from './courses.errors.js';
export type { CoursesTables } from './courses.tables.js';
export { type CourseDeed, mayAssistInCourse, mayEditCourse, mayViewCourse } from './course/course.policy.js';
export { coursesTaughtBy, mayInCourse, rightIn, rightOf, teachersOf, teaches } from './course/course-rights.js';
export { CoursePeople } from './people/course-people.service.js';
export { CourseAudience } from './course/course-audience.js';
export { CourseService } from './catalogue/course.service.js';
export { newcomersFit } from './course/course-fit.js';
export { CoursesInOrder } from './course/courses-in-order.queries.js';
export { CourseVocabulary, type SkillVocabulary, type WrongNeed } from './course/course-vocabulary.js';
export { toListedCourse } from './course/course.presenter.js';
export { ListCoursesQuery } from './course/dto/list-courses.query.js';
export { PublishedCourses } from './course/published-courses.queries.js';
export { EnrollmentResponse } from './enrollment/dto/enrollment.response.js';
export { coursesCompleted, everyRun, inAllRuns, ofAllRuns, ofRun, setAside } from './rows-of-runs.js';
export { EnrollmentQueries, type EnrollmentWithNext } from './enrollment/enrollment.queries.js';
export { OwnEnrollments } from './enrollment/own-enrollments.js';
export {
  type CompletionDemand,
  CompletionDemands,
  type CountedScore,
  type EvidencePart,
  type LearnersCourse,
  type LearnersLesson,
  type MissingThing,
  type RunOfCourse,
  type ShownToModule,
  type WayStep,
} from './completion/completion-demands.js';
export { LessonQuizzes, type LearnersQuiz } from './lesson/lesson-quizzes.js';
export type { QuizRecord } from './lesson/lesson.queries.js';
export type { Quiz } from './lesson/quiz.js';
export { questionsOf } from './lesson/quiz-questions.js';
export { toAskedQuestion } from './lesson/asked-question.presenter.js';
export { PaperQuestionResponse, PaperTextResponse } from './lesson/dto/asked-question.response.js';
export { LessonAudience } from './lesson/lesson-audience.js';
export { CourseImportService, type ImportResult } from './bundle/course-import.service.js';
export { CategoryService } from './category/category.service.js';
export { UpdateCourseDto } from './catalogue/dto/update-course.dto.js';
export { BilingualTextResponse, CourseResponse, SkillNeedResponse } from './course/course.response.js';
export { LessonAuthoringService } from './lesson/authoring/lesson-authoring.service.js';
export { CreateLessonDto, UpdateLessonDto } from './lesson/authoring/lesson.dto.js';
export { LessonDraftResponse } from './lesson/authoring/lesson-draft.response.js';
export { toLessonDraftResponse } from './lesson/authoring/lesson-draft.presenter.js';
export { PlaceGranting } from './place/place-granting.service.js';
export { PlaceService } from './place/place.service.js';
export { GrantPlaceDto } from './place/place.dto.js';
export {
  type CertifiedCourse,
  type CompletedEnrollment,
  CourseCertificates,
  type RunCertificate,
  type CourseCertifier,
} from './completion/course-certificates.js';
export { CourseCompletion } from './completion/course-completion.js';
export { EnrollmentAdministration } from './enrollment/enrollment-administration.js';
