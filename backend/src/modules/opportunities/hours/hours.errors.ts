import { defineError } from '#platform/errors/app-error';

export class HoursNotFound extends defineError('opportunities.hours_not_found', 404) {}
export class NotYourHours extends defineError('opportunities.hours_not_yours', 403) {}
export class HoursDecided extends defineError('opportunities.hours_decided', 409) {}
export class NotVolunteering extends defineError('opportunities.not_volunteering', 409) {}
