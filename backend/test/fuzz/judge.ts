import { errorTexts } from '@masar/i18n';
import type { ContractDocument, Operation } from '../contract/contract-document.js';
import type { Answer } from './wire.js';

/** What no failure may tell: places in our code, and words of the database (API-3). */
const insides = [
  /(\n|\\n)\s+at /,
  /node_modules|\/backend\/(src|dist)\//,
  /\b(select|insert|update|delete)\b[^"]*\b(from|into|set|where)\b/i,
  /violates|constraint|syntax error|relation "|column "|invalid byte sequence|out of range for type/i,
  /PostgreSQL|MikroORM|Kysely|SQLSTATE|TypeError|Cannot read prop|is not a function|ECONN/i,
];

/** What is wrong with an answer, whatever was asked (SEC-9); nothing for one that keeps every promise. */
export function faultsOf(document: ContractDocument, operation: Operation, answer: Answer): string[] {
  const { status, type, text } = answer;
  if (status === 0) return [`no answer: ${text}`];
  if (status >= 500) return [`status ${status}`];
  const body = /json/.test(type) ? parsed(text) : text;
  if (body === broken) return ['an answer that says it is JSON and is not'];
  return [
    ...document.violations(operation, status, type, body),
    ...(status >= 400 ? faultsOfFailure(status, type, text, body as Record<string, unknown>) : []),
  ];
}

function faultsOfFailure(status: number, type: string, text: string, body: Record<string, unknown>): string[] {
  if (!type.startsWith('application/problem+json')) return [`a failure as ${type || 'nothing'}`];
  return [
    ...insides.filter((inside) => inside.test(text)).map((inside) => `tells what is inside: ${inside.source}`),
    ...(body['status'] === status ? [] : [`the problem says status ${String(body['status'])}, the answer ${status}`]),
    ...(Object.hasOwn(errorTexts.ar, String(body['code'])) ? [] : [`code ${String(body['code'])} has no text`]),
    ...(/\{\w+\}/.test(String(body['detail'])) ? ['its text has an unfilled place'] : []),
  ];
}

const broken = Symbol('broken');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return broken;
  }
}
