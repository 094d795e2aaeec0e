import { defineError } from '#platform/errors/app-error';

export class FileMissing extends defineError('files.missing', 400) {}
export class PictureRefused extends defineError('files.picture_refused', 422) {}
