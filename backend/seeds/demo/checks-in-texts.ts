const block = /^```check[ \t]*\n([^]*?)\n```[ \t]*$/gm;

/** The blocks that ask something within a text, without their fences (QZT-1). */
export const checkBlocks = (text: string): string[] => [...text.matchAll(block)].map(([, inside]) => inside!);

/** Words that a text tells, without those of its checks. */
export const wordsTold = (text: string): number => text.replace(block, ' ').trim().split(/\s+/).length;
