import { defineError } from '#platform/errors/app-error';

export class SkillNotFound extends defineError('skills.not_found', 404) {}
