import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type ErrorClass, errorText } from '#platform/errors/app-error';
import { Problem } from '#platform/errors/problem.response';
import { problemAnswer } from '#platform/errors/problem-answer';

export interface AnswerOptions {
  /** One sentence on what the call does. */
  summary: string;
  status?: number;
  many?: boolean;
  /** A second success, e.g. 200 where the row existed already; of the same form unless it names one. */
  also?: { status: number; description: string; type?: Type };
  fails?: ErrorClass[];
}

/** Declares a route's success and failures once, for the answer and for the API document (API-1). */
export function Answers(type: Type | null, options: AnswerOptions): MethodDecorator {
  const status = options.status ?? (type ? 200 : 204);
  const body = type ? { type, isArray: options.many ?? false } : {};
  const failures = new Map<number, string[]>();
  for (const { code, status: failed } of options.fails ?? []) {
    failures.set(failed, [...(failures.get(failed) ?? []), `\`${code}\`: ${errorText(code, 'en')}`]);
  }
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ summary: options.summary }),
    ApiResponse({ status, description: options.summary, ...body }),
    ...(options.also ? [ApiResponse({ ...body, ...options.also })] : []),
    ...[...failures].map(([failed, texts]) => ApiResponse({ status: failed, ...problemAnswer(texts.join('  \n')) })),
    ApiResponse({ status: 'default' as never, ...problemAnswer('Problem details') }),
  );
}

/** Registered with the document so that failures can refer to it. */
export const documentedModels: Type[] = [Problem];
