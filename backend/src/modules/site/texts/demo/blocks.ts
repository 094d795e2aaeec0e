/** Lines of blocks, as the console keeps them: an empty line between two. */
export const blocks = (...lines: readonly string[][]): string => lines.map((block) => block.join('\n')).join('\n\n');
