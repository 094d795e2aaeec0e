import type { Type } from '@nestjs/common';
import { RequestMethod } from '@nestjs/common';
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
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Request } from 'express';
import { ACCESS, type AccessRule, FRESHLY_CONFIRMED, isViewerParameter } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isPageSender } from '#platform/http/answers-page';
import { readerPartsOf } from '#platform/shared-answers/kept-for-reader';
import type { MadeOf } from '#platform/shared-answers/made-of';
import { sharedPartsOf } from '#platform/shared-answers/same-for-everybody';
import { type PlainQuery, plainQueryOf } from './plain-query.js';

/** What the short way knows of a route since the start. */
export interface KeptRead {
  /** With the prefix, such as `/api/jobs`. */
  path: string;
  rule: AccessRule;
  /** What its answers are made of, for everybody or for each reader. */
  madeOf: { shared: readonly string[] } | { reader: MadeOf };
  isPage: boolean;
  queryOf: PlainQuery;
  answer: (call: Call) => Promise<unknown>;
}

interface Call {
  request: Request;
  viewer: Viewer | undefined;
  query: object;
}

type Argument = (call: Call) => unknown;
type Handler = (...values: unknown[]) => Promise<unknown>;

interface Parameter {
  index: number;
  data?: unknown;
  pipes: unknown[];
  factory?: unknown;
}

/** No parameters are taken where a route declares none. */
const withoutQuery: PlainQuery = () => ({});

/**
 * The read that a controller's method answers, where everything that stands between the call and the method is known to
 * the short way; undefined for any other method. Whatever is added to a route that is not known here, such as a guard of
 * its own, takes it off the short way.
 */
export function keptReadOf(controller: object, name: string): KeptRead | undefined {
  const type = controller.constructor as Type;
  const handler = (controller as Record<string, Handler>)[name]!;
  const paths = [pathOf(type), pathOf(handler)];
  const [shared, reader] = [sharedPartsOf(handler), readerPartsOf(handler)];
  const rule = (of<AccessRule>(ACCESS, handler) ?? of<AccessRule>(ACCESS, type)) as AccessRule | undefined;
  const interceptors = of<unknown[]>(INTERCEPTORS_METADATA, handler) ?? [];
  // The first of them keeps the answer, see AroundTheRest.
  const inside = interceptors.slice(1);
  if (!(shared ?? reader) || !rule || !inside.every(isPageSender) || paths.some(isVaried)) return undefined;
  if (of(METHOD_METADATA, handler) !== RequestMethod.GET || [type, handler].some(hasMore)) return undefined;
  if ((of<number>(HTTP_CODE_METADATA, handler) ?? 200) !== 200 || of(INTERCEPTORS_METADATA, type)) return undefined;
  const taken = argumentsOf(type, name);
  if (!taken) return undefined;
  return {
    path: `/${['api', ...paths]
      .map((part) => String(part).replaceAll('/', ' ').trim().replaceAll(' ', '/'))
      .filter(Boolean)
      .join('/')}`,
    rule,
    madeOf: shared ? { shared } : { reader: reader! },
    isPage: inside.length > 0,
    queryOf: taken.queryOf,
    answer: (call) =>
      handler.apply(
        controller,
        taken.values.map((value) => value(call)),
      ),
  };
}

const of = <Value>(key: string, target: object): Value | undefined =>
  Reflect.getMetadata(key, target) as Value | undefined;
const pathOf = (target: object): unknown => of(PATH_METADATA, target);
const isVaried = (path: unknown): boolean => typeof path !== 'string' || /[:*{(]/.test(path);
const hasMore = (target: object): boolean =>
  [GUARDS_METADATA, PIPES_METADATA, EXCEPTION_FILTERS_METADATA, HEADERS_METADATA, FRESHLY_CONFIRMED].some((key) =>
    Boolean(of(key, target)),
  );

function argumentsOf(type: Type, name: string): { values: Argument[]; queryOf: PlainQuery } | undefined {
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) ?? {}) as Record<string, Parameter>;
  const types = (Reflect.getMetadata('design:paramtypes', type.prototype as object, name) ?? []) as Type<object>[];
  const values: Argument[] = [];
  let queryOf: PlainQuery | undefined = withoutQuery;
  for (const [key, { index, data, pipes, factory }] of Object.entries(declared)) {
    if (pipes.length > 0 || data !== undefined) return undefined;
    if (key.includes(CUSTOM_ROUTE_ARGS_METADATA) && isViewerParameter(factory)) values[index] = ({ viewer }) => viewer;
    else if (key === `${RouteParamtypes.REQUEST}:${index}`) values[index] = ({ request }) => request;
    else if (key === `${RouteParamtypes.QUERY}:${index}` && queryOf === withoutQuery) {
      values[index] = ({ query }) => query;
      queryOf = types[index] && plainQueryOf(types[index]);
    } else return undefined;
  }
  return queryOf && { values, queryOf };
}
