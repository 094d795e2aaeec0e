import { defineError } from './app-error.js';

export class FileNotFound extends defineError('files.not_found', 404) {}
export class FileMissing extends defineError('files.missing', 400) {}
/** Of no byte; whoever sent it chose the wrong one, or its program had not saved it yet. */
export class FileEmpty extends defineError('files.empty', 422) {}
/** Tells as its reason what to do instead. */
export class FileTypeRefused extends defineError('files.type_refused', 415) {}
/** More work than a file may cost. */
export class FileTooHeavy extends defineError('files.too_heavy', 422) {}

export class PictureRefused extends defineError('files.picture_refused', 422) {}
/** Of a kind that is read here, named as `kind`, but cut off or damaged. */
export class PictureBroken extends defineError('files.picture_broken', 422) {}
/** Of another kind of picture, named as `kind`. */
export class PictureOfOtherKind extends defineError('files.picture_other_kind', 422) {}
export class PictureTooLarge extends defineError('files.picture_too_large', 422) {}
export class PictureIsHeic extends defineError('files.picture_heic', 422) {}

/** What every route that takes a picture may say of it. */
export const pictureRefusals = [
  PictureRefused,
  PictureBroken,
  PictureOfOtherKind,
  PictureTooLarge,
  PictureIsHeic,
  FileEmpty,
];
/** What every route that takes any file may say of it. */
export const fileRefusals = [FileTypeRefused, FileTooHeavy, ...pictureRefusals];
