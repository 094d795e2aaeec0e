import { RequestMethod, type Type } from '@nestjs/common';
import type { Request } from 'express';
import { FRESHLY_CONFIRMED, isViewerParameter } from '#platform/access/access.decorators';
import { isPageSender, rowsOfPage } from '#platform/http/answers-page';
import {
  CUSTOM_ROUTE_ARGS_METADATA,
  EXCEPTION_FILTERS_METADATA,
  GUARDS_METADATA,
  HEADERS_METADATA,
  HTTP_CODE_METADATA,
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  PIPES_METADATA,
  ROUTE_ARGS_METADATA,
  RouteParamtypes,
} from '#platform/http/nest-metadata';
import type { Page } from '#platform/http/paging';
import { type KeptFor, keptForOf } from './kept-answer.decorators.js';

type Handler = (...values: never[]) => Promise<unknown>;
type Parameter = 'viewer' | 'request' | 'query';

/** A route whose answers are kept, as its decorators say it. */
export interface KeptRoute {
  /** With the prefix, such as `/api/jobs`. */
  path: string;
  type: Type;
  handler: Handler;
  keptFor: KeptFor;
  /** The class of its query; undefined where it takes none. */
  query: Type | undefined;
  /** What the route answers to a query that passed the validation pipe, as it leaves. */
  answer: (request: Request, query: unknown) => Promise<unknown>;
}

/**
 * The route of a controller's method, if its answers are kept.
 *
 * @throws where it has anything that such a route is not asked for, such as a guard of its own
 */
export function keptRouteOf(controller: object, name: string): KeptRoute | undefined {
  const type = controller.constructor as Type;
  const handler = (controller as Record<string, Handler>)[name]!;
  const keptFor = keptForOf(handler);
  if (!keptFor) return undefined;
  const paths = [type, handler].map((target) => of<unknown>(PATH_METADATA, target));
  const interceptors = of<unknown[]>(INTERCEPTORS_METADATA, handler) ?? [];
  const parameters = parametersOf(type, name);
  if (
    of(METHOD_METADATA, handler) !== RequestMethod.GET ||
    paths.some((path) => typeof path !== 'string' || /[:*{(]/.test(path)) ||
    (of<number>(HTTP_CODE_METADATA, handler) ?? 200) !== 200 ||
    !interceptors.every(isPageSender) ||
    of(INTERCEPTORS_METADATA, type) ||
    [type, handler].some((target) => unasked.some((key) => Boolean(of(key, target)))) ||
    !parameters
  )
    throw new Error(`${type.name}.${name} has more than a route may have whose answers are kept.`);
  const types = (Reflect.getMetadata('design:paramtypes', type.prototype as object, name) ?? []) as Type[];
  const isPage = interceptors.length > 0;
  return {
    path: `/${['api', ...paths]
      .map((part) => String(part).replace(/^\/|\/$/g, ''))
      .filter(Boolean)
      .join('/')}`,
    type,
    handler,
    keptFor,
    query: types[parameters.indexOf('query')],
    answer: async (request, query) => {
      const value = { viewer: request.user, request, query };
      const answer = await handler.apply(
        controller,
        parameters.map((parameter) => value[parameter] as never),
      );
      return isPage ? rowsOfPage(answer as Page<unknown>, request) : answer;
    },
  };
}

/** What nobody looks at on this way. */
const unasked = [GUARDS_METADATA, PIPES_METADATA, EXCEPTION_FILTERS_METADATA, HEADERS_METADATA, FRESHLY_CONFIRMED];

const of = <Value>(key: string, target: object): Value | undefined =>
  Reflect.getMetadata(key, target) as Value | undefined;

/** What the method is given, in its order; undefined where that is anything else. */
function parametersOf(type: Type, name: string): Parameter[] | undefined {
  interface Declared {
    index: number;
    data?: unknown;
    pipes: unknown[];
    factory?: unknown;
  }
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) ?? {}) as Record<string, Declared>;
  const parameters: Parameter[] = [];
  for (const [key, { index, data, pipes, factory }] of Object.entries(declared)) {
    if (pipes.length > 0 || data !== undefined) return undefined;
    if (key.includes(CUSTOM_ROUTE_ARGS_METADATA) && isViewerParameter(factory)) parameters[index] = 'viewer';
    else if (key === `${RouteParamtypes.REQUEST}:${index}`) parameters[index] = 'request';
    else if (key === `${RouteParamtypes.QUERY}:${index}`) parameters[index] = 'query';
    else return undefined;
  }
  return parameters;
}
