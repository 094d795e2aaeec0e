import type { Request, Response } from 'express';
import { InvalidInput } from '#platform/errors/platform.errors';
import { bodyLimit, inputSafety } from './input-safety.middleware.js';

const pass = (body: unknown, { length = 1000, query = {} } = {}) => {
  const headers = { 'content-length': String(length) };
  inputSafety({ originalUrl: '/api', query, body, headers } as unknown as Request, {} as Response, () => undefined);
};
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const listOf = <One>(count: number, one: One) => ({ list: Array.from({ length: count }, () => one) });

describe('what a body may hold', () => {
  it.each<[string, () => unknown, (() => { query: object })?]>([
    ['an object of thousands of unknown fields', () => fields(9000)],
    ['such an object within a list', () => ({ list: [fields(101)] })],
    ['such a query', () => ({}), () => ({ query: fields(101) })],
    ['thousands of empty objects', () => listOf(5000, {})],
    ['tens of thousands of numbers', () => listOf(20_000, 1)],
    ['objects that hold many fields together', () => listOf(200, fields(100))],
  ])('is not %s, which would be looked at one by one [SEC-6] [REL-10]', (_, body, more) => {
    expect(() => pass(body(), more?.())).toThrow(InvalidInput);
  });

  it.each<[string, () => unknown, (() => { length: number })?]>([
    ['the largest form', () => fields(40)],
    ['as many ids as are changed together', () => listOf(1000, 'id')],
    ['a text of many gaps', () => listOf(1600, { id: 'o', text: { ar: 'أ', en: 'a' }, weight: 0 })],
    ['the longest list of an import', () => listOf(2000, fields(20)), () => ({ length: bodyLimit + 1 })],
  ])('is %s [SEC-6]', (_, body, more) => {
    expect(() => pass(body(), more?.())).not.toThrow();
  });
});
