import { type ErrorCode, errorTexts, type Language } from '@masar/i18n';

export type ErrorParameters = Record<string, string | number>;

/** One refused field of a body or query; `message` follows the reader's language. */
export interface FieldProblem {
  field: string;
  code: ErrorCode;
  params?: ErrorParameters | undefined;
}

/** A failure the caller can understand: stable code, HTTP status, text in both languages (API-3). */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    readonly params: ErrorParameters = {},
    readonly extra: {
      fields?: FieldProblem[];
      headers?: Record<string, string>;
      /** Further members of the problem document (RFC 9457, section 3.2). */
      members?: Record<string, unknown>;
      /** What the use case wrote before it refused stands: the transaction is committed, then the caller hears. */
      keepsWrites?: true;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = code;
  }
}

/** Whether a refusal leaves standing what was written before it. */
export const keepsWrites = (error: unknown): boolean => error instanceof AppError && error.extra.keepsWrites === true;

/** Names a failure of a module: `class X extends defineError('courses.not_found', 404)`. */
export function defineError(code: ErrorCode, status: number) {
  return class extends AppError {
    static readonly code = code;
    static readonly status = status;
    constructor(params?: ErrorParameters, extra?: AppError['extra']) {
      super(code, status, params, extra);
    }
  };
}

/** What route documentation needs to know of a failure. */
export interface ErrorClass {
  code: ErrorCode;
  status: number;
}

/** The text of a code in a language, with its parameters filled in; one named `reason` is a code itself. */
export function errorText(code: ErrorCode, language: Language, params: ErrorParameters = {}): string {
  return errorTexts[language][code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    return name === 'reason' && isErrorCode(value) ? errorText(value, language, { ...params, reason: '' }) : value;
  });
}

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorTexts.ar, text);
