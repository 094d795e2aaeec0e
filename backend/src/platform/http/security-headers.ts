import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

type Middleware = (request: Request, response: Response, next: NextFunction) => void;

/** The nonce of this response; pages put it on their scripts and styles (SEC-3). */
export const nonceOf = (response: Response): string => response.locals.cspNonce as string;

const fromNonce = (_request: unknown, response: unknown): string => `'nonce-${nonceOf(response as Response)}'`;

/** What pages may load: their own files, pictures and videos of others, nothing inline without the nonce. */
const pageDirectives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", fromNonce],
  styleSrc: ["'self'", fromNonce],
  imgSrc: ["'self'", 'data:', 'https:'],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'", 'https:'],
  connectSrc: ["'self'"],
  frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The page that lets one try the API loads its own files, pictures inside its style sheet, and nothing inline. */
const docsDirectives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Answers of the API are data: a browser that shows one loads and frames nothing. */
const dataDirectives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Security headers of every response (SEC-3, SEC-4). */
export function securityHeaders(secure: boolean): Middleware {
  const upgrade: Record<string, string[]> = secure ? { upgradeInsecureRequests: [] } : {};
  const shared: HelmetOptions = {
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  };
  type Directives = typeof pageDirectives | typeof docsDirectives | typeof dataDirectives;
  const policy = (directives: Directives): HelmetOptions => ({
    ...shared,
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, ...upgrade } },
  });
  const forPages = helmet(policy(pageDirectives));
  const forDocs = helmet(policy(docsDirectives));
  const forData = always(helmet(policy(dataDirectives)));
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(self), geolocation=(), payment=()');
    if (request.originalUrl.startsWith('/api/')) {
      (isDocs(request) ? forDocs : forData)(request, response, next);
      return;
    }
    response.locals.cspNonce = randomBytes(16).toString('base64');
    forPages(request, response, next);
  };
}

/** What a middleware sets on every response alike, found out once: a dozen middlewares cost more than a dozen headers. */
function always(middleware: ReturnType<typeof helmet>): Middleware {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  const headers = new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
  return (_request, answer, next) => {
    answer.setHeaders(headers);
    next();
  };
}

const isDocs = ({ originalUrl }: Request): boolean => /^\/api\/docs(?:[/?]|$)/.test(originalUrl);
