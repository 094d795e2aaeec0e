import type { Letter } from '../applications/applications.mutations';

export const emptyLetter: Letter = { message: '', resumeUrl: '' };

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** What keeps a letter from being sent, before the server is asked. */
export function letterProblems({ message, resumeUrl }: Letter): { message: boolean; resumeUrl: boolean } {
  return { message: message.trim() === '', resumeUrl: resumeUrl !== '' && !isWebAddress(resumeUrl) };
}
