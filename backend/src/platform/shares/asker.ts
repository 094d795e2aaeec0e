import { currentRequest } from '#platform/logging/request-context';
import { networkOf } from '#platform/rate-limits/network';

/** Who wants something that there is only so much of: a person, or somebody of a network. */
export interface Asker {
  person?: string | undefined;
  network: string;
}

/** Whoever calls at this moment; undefined for what the server does by itself. */
export function currentAsker(): Asker | undefined {
  const request = currentRequest();
  return request && { person: request.user?.id, network: networkOf(request.ip) };
}
