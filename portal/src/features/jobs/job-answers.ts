import type { Answer, Payload } from '@masar/contracts';

export type Job = Answer<'/api/jobs/{id}', 'get'>;
/** A vacancy of a list, with how well it fits the reader. */
export type ListedJob = Answer<'/api/jobs', 'get'>[number];
export type JobMatch = Answer<'/api/jobs/{id}/match', 'get'>;
export type MatchedSkill = JobMatch['matchedSkills'][number];
export type MissingSkill = JobMatch['missingSkills'][number];
export type RecommendedJob = Answer<'/api/jobs/recommendations', 'get'>[number];
export type NewJob = Payload<'/api/jobs', 'post'>;
export type JobChange = Payload<'/api/jobs/{id}', 'patch'>;
