import type { Agent } from '#testing/test-app';
import type { ContractDocument, Operation } from './contract-document.js';

export interface Called {
  call: string;
  status: number;
  violations: string[];
}

interface Answered {
  status: number;
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** Calls whatever the document names, filling paths with ids of the lists that it has read. */
export class GenericClient {
  /** Values by the part of the path before the placeholder, e.g. `/api/courses` for `/api/courses/{id}/lessons`. */
  readonly found = new Map<string, string[]>();

  constructor(
    private readonly document: ContractDocument,
    private readonly agents: readonly Agent[],
    known: Record<string, string[]>,
  ) {
    for (const [before, values] of Object.entries(known)) this.found.set(before, values);
  }

  /** Asks as each caller with each value until one is answered with success; the last answer stands otherwise. */
  async call(operation: Operation): Promise<Called> {
    let last: Called = { call: operation.path, status: 0, violations: ['no value for its path'] };
    for (const path of this.addresses(operation)) {
      for (const agent of this.agents) {
        const answer = (await agent
          .get(path)
          .redirects(0)
          .ok(() => true)) as Answered;
        const type = answer.headers['content-type'] ?? '';
        last = {
          call: operation.path,
          status: answer.status,
          violations: this.document.violations(operation, answer.status, type, answer.body),
        };
        if (last.violations.length > 0) return last;
        if (answer.status >= 400) continue;
        this.learn(operation.path, answer.body);
        return last;
      }
    }
    return last;
  }

  /** Its address with the first values known for its placeholder, and what its query needs. */
  addresses(operation: Operation): string[] {
    const query = new URLSearchParams(requiredQuery(operation)).toString();
    const [before, after] = operation.path.split(/\/\{[^}]+\}/);
    const paths =
      after === undefined || before === undefined
        ? [operation.path]
        : (this.found.get(before) ?? []).map((value) => `${before}/${encodeURIComponent(value)}${after}`);
    return paths.map((path) => (query ? `${path}?${query}` : path));
  }

  private learn(path: string, body: unknown): void {
    if (!Array.isArray(body) || this.found.has(path)) return;
    const ids = body.map((row: { id?: unknown }) => row.id).filter((id) => typeof id === 'string');
    this.found.set(path, ids.slice(0, 3));
  }
}

/** Required parameters of the query, with their examples. */
const requiredQuery = ({ parameters }: Operation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example, schema }) => [name, String(example ?? schema.example)]),
  );
