/** A failure in the document: what it says, as problem details (RFC 9457, API-3). */
export const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
