/** The lines of each block of a text; empty lines part the blocks. Apart from the list of texts, which no page loads. */
export const blocksOf = (text: string): string[][] =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
