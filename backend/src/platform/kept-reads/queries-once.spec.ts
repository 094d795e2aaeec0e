import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request } from 'express';
import { versionOf } from '#testing/version-of';
import { parseQueriesOnce } from './queries-once.js';

@Module({})
class Nothing {}

describe('a query', () => {
  it('is parsed once for each call, by the getter of the version that this was written for [PERF-1]', async () => {
    // After an update: does Express still parse the query each time that somebody looks at it?
    expect(versionOf('express')).toMatch(/^5\.3\./);
    const app = await NestFactory.create<NestExpressApplication>(Nothing, { logger: false });
    parseQueriesOnce(app);
    const { request } = app.getHttpAdapter().getInstance() as Express;
    const call = (url: string): Request => Object.assign(Object.create(request) as Request, { url });
    const first = call('/talks?limit=2');
    expect(first.query).toEqual({ limit: '2' });
    expect(first.query).toBe(first.query);
    expect(call('/talks?limit=3').query).toEqual({ limit: '3' });
  });
});
