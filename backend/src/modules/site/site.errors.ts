import { defineError } from '#platform/errors/app-error';

export class SitePageNotFound extends defineError('site.page_not_found', 404) {}
export class SiteTextNotFound extends defineError('site.text_not_found', 404) {}
