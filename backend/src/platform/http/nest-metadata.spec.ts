import 'reflect-metadata';
import { Controller, createParamDecorator, Get, HttpCode, Query, Req, UseInterceptors } from '@nestjs/common';
import { versionOf } from '#testing/version-of';
import {
  CUSTOM_ROUTE_ARGS_METADATA,
  HTTP_CODE_METADATA,
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
  RouteParamtypes,
} from './nest-metadata.js';

const factory = (): undefined => undefined;
const Mine = createParamDecorator(factory);
class Around {
  intercept(): never {
    throw new Error('Nobody calls it.');
  }
}

@Controller('talks')
class Talks {
  @Get('all')
  @HttpCode(202)
  @UseInterceptors(Around)
  list(@Mine() mine: unknown, @Query() query: unknown, @Req() request: unknown): unknown[] {
    return [mine, query, request];
  }
}

const handler = Talks.prototype.list;
const said = (key: string): unknown => Reflect.getMetadata(key, handler) as unknown;

describe('what Nest writes down of a route', () => {
  it('stands where it stood in the version that these names were read in [API-1]', () => {
    // After an update: do the tests below hold, and is there a decorator that `kept-route.ts` does not look for?
    expect(versionOf('@nestjs/common')).toMatch(/^12\.5\./);
    expect(Reflect.getMetadata(PATH_METADATA, Talks)).toBe('talks');
    expect([PATH_METADATA, METHOD_METADATA, HTTP_CODE_METADATA, INTERCEPTORS_METADATA].map(said)).toEqual([
      'all',
      0,
      202,
      [Around],
    ]);
  });

  it('names what a method is given, in its order [API-1]', () => {
    const given = Reflect.getMetadata(ROUTE_ARGS_METADATA, Talks, 'list') as Record<string, { factory?: unknown }>;
    expect(given).toMatchObject({
      [`${RouteParamtypes.QUERY}:1`]: { index: 1 },
      [`${RouteParamtypes.REQUEST}:2`]: { index: 2 },
    });
    const [own] = Object.entries(given).filter(([key]) => key.includes(CUSTOM_ROUTE_ARGS_METADATA));
    expect(own?.[1]).toMatchObject({ index: 0, factory });
  });
});
