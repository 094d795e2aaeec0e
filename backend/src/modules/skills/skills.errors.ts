import { defineError } from '#platform/errors/app-error';

export class SkillNotFound extends defineError('skills.not_found', 404) {}
export class TooManySkills extends defineError('skills.too_many', 422) {}
