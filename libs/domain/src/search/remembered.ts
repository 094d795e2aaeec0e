/** What an entry costs beside its text. */
const charactersOfAnEntry = 20;

/**
 * The same function, which remembers what it made of the last texts: for what is asked of the same texts again and again.
 * Whoever writes the texts decides how long they are, so that their characters are counted.
 *
 * @param atMost so many characters of texts; then it begins anew
 */
export function remembered<Made>(make: (text: string) => Made, atMost: number): (text: string) => Made {
  const known = new Map<string, Made>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    const cost = text.length + charactersOfAnEntry;
    if (cost > atMost) return made;
    if (characters + cost > atMost) {
      known.clear();
      characters = 0;
    }
    known.set(text, made);
    characters += cost;
    return made;
  };
}
