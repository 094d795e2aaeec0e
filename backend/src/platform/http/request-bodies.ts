import { json, type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { refuseCrossSite } from './cross-site.middleware.js';
import { bodyLimit, inputSafety, jsonBodiesOnly } from './input-safety.middleware.js';

/** Lesson texts and rows of an import outgrow the general limit of a body (SEC-6). */
const largeBodyLimit = '1mb';
const largeBodies = [
  '/lessons',
  '/courses/:id/lessons',
  '/admin/lessons',
  '/admin/users/import',
  '/admin/enrollments/import',
];

/** What stands before every write; reads have no body and change nothing, so they pass by all of it (SEC-2, SEC-6). */
export function requestBodies(publicUrl: string): RequestHandler {
  const writes = Router();
  writes.use(refuseCrossSite(publicUrl), jsonBodiesOnly);
  writes.use(largeBodies, json({ limit: largeBodyLimit }));
  writes.use(json({ limit: bodyLimit }), inputSafety);
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method === 'GET' || request.method === 'HEAD') inputSafety(request, response, next);
    else writes(request, response, next);
  };
}
