/** Front door of the bundles module. */
export { BundlesModule } from './bundles.module.js';
export { BundleInvalid, BundleNotWritable } from './bundles.errors.js';
export { BundleArchives } from './bundle-archives.js';
export { refuse as refuseBundle, refuseToWrite } from './bundle-refusal.js';
export type { BundleRemark } from './bundle-remarks.js';
export { type Bundle, type BundleLesson, type ReadBundle, bundleLimits } from './bundle.js';
export type { JsonFields } from './json-fields.js';
export { parseBundle } from './parse-bundle.js';
export { hasActiveHtml } from './parts/active-html.js';
export {
  type BundlePart,
  type ExportedCourse,
  type ImportedCourse,
  type ImportedLesson,
  type PartLoss,
  type TakenPart,
  type TakenRow,
  type WrittenPart,
  partPath,
} from './parts/bundle-part.js';
export { BundleParts } from './parts/bundle-parts.js';
export type { BundlePicture, PictureType } from './pictures/picture.js';
export { readFolder } from './read-folder.js';
export { courseSlug, idInSlug, lessonKeys, lessonSlugs, slugPattern } from './slug.rules.js';
export { isVideoUrl } from './video-url.rules.js';
