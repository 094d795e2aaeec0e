import { defineError } from '#platform/errors/app-error';

export class BundleInvalid extends defineError('courses.bundle_invalid', 422) {}
export class BundleNotWritable extends defineError('courses.bundle_not_writable', 422) {}
