/** One field that the server refused, with its message in the caller's language. */
export interface FieldError {
  field: string;
  message: string;
}

/** Something that a lesson asks for and that was not shown yet (EVD-1). */
export interface MissingThing {
  code: string;
  messageAr: string;
  messageEn: string;
}

/** A place in line, and in how many seconds to ask again (SCL-2). */
export interface PlaceInLine {
  place: number;
  seconds: number;
}

/** The names in a wish for an account, where its link was followed elsewhere (AUTH-9). */
export interface WishedNames {
  firstName: string;
  lastName: string;
}

/** The members of a problem answer (RFC 9457) that clients read. */
interface Problem {
  detail?: string;
  code?: string;
  requestId?: string;
  errors?: FieldError[];
  missing?: MissingThing[];
  place?: number;
  seconds?: number;
  wished?: WishedNames;
}

function parseProblem(body: string): Problem {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** An unsuccessful answer. Its message is `<status>: <body text, or status text>` (NAV-9). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable reason such as `courses.already_enrolled`; empty where the answer was no problem document. */
  readonly code: string;
  /** What to tell the user, in the asked language; empty where the server said nothing readable. */
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly errors: readonly FieldError[];
  /** What has to be shown before a lesson is complete. */
  readonly missing: readonly MissingThing[];
  /** Names to be corrected by who follows a link. */
  readonly wished: WishedNames | undefined;
  /** Where many come at once: asked again in time, the call is served. */
  readonly inLine: PlaceInLine | undefined;
  /** In how many seconds to ask again, where the server says so. */
  readonly seconds: number | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    const problem = parseProblem(body);
    this.status = status;
    this.code = problem.code ?? '';
    this.detail = problem.detail ?? '';
    this.requestId = problem.requestId;
    this.errors = Array.isArray(problem.errors) ? problem.errors : [];
    this.missing = Array.isArray(problem.missing) ? problem.missing : [];
    this.wished = problem.wished;
    const { place, seconds } = problem;
    this.seconds = typeof seconds === 'number' ? seconds : undefined;
    this.inLine = typeof place === 'number' && typeof seconds === 'number' ? { place, seconds } : undefined;
  }

  /** The rule of section 8: the message begins with '401: ' and contains 'Unauthorized'. */
  get isUnauthorized(): boolean {
    return this.message.startsWith('401: ') && this.message.includes('Unauthorized');
  }
}
