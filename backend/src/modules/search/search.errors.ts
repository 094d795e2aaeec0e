import { defineError } from '#platform/errors/app-error';

export class AliasNotFound extends defineError('search.alias_not_found', 404) {}
export class AliasExists extends defineError('search.alias_exists', 409) {}
export class AliasMeansNothing extends defineError('search.alias_means_nothing', 422) {}
