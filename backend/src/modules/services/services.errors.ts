import { defineError } from '#platform/errors/app-error';

export class NotFinished extends defineError('services.not_finished', 409) {}
export class AlreadyRated extends defineError('services.already_rated', 409) {}
