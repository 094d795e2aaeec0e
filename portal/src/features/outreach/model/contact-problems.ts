export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

export type ContactProblem = 'required' | 'email';

/** What a person should put right before the message is sent; the server decides in the end. */
export function contactProblems(values: ContactValues): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) if (!values[field]) problems[field] = 'required';
  if (values.email && !/^\S+@\S+\.\S+$/.test(values.email)) problems.email = 'email';
  return problems;
}
