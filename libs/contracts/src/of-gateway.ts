/** What a gateway answers when it has lost the server behind it. */
export const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether an answer is of a gateway that has lost the server: the server says itself why it can't serve (PERF-5). */
export const isOfGateway = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  gatewayStatuses.has(status) && !headers.get('Content-Type')?.includes('problem+json');
