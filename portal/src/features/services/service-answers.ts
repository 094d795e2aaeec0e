import type { Answer, Payload } from '@masar/contracts';

export type Service = Answer<'/api/services/{id}', 'get'>;
export type ServiceRating = Answer<'/api/services/{id}/ratings', 'get'>[number];
export type NewService = Payload<'/api/services', 'post'>;
export type ServiceChange = Payload<'/api/services/{id}', 'patch'>;
