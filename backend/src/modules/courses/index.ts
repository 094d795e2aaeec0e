/** Front door of the courses module. */
export { CoursesModule } from './courses.module.js';
export * from './courses.events.js';
export * from './courses.errors.js';
export type { CoursesTables } from './courses.tables.js';
export { CourseService } from './course/course.service.js';
export { PublishedCourses, type PublishedCourse } from './course/published-courses.queries.js';
export { containing, foldedColumn } from './course/search-text.js';
export { CertificateQueries, type CertificateRow } from './certificate/certificate.queries.js';
export { FileService } from './attachment/file.service.js';
export { TakesFile, nameOf, type UploadedBytes } from './attachment/uploaded-file.js';
export { StoredFileResponse } from './attachment/stored-file.response.js';
export { LessonAudience } from './lesson/lesson-audience.js';
export { CourseImportService } from './bundle/course-import.service.js';
export { parseBundle } from './bundle/parse-bundle.js';
export { readFolder } from './bundle/read-folder.js';
