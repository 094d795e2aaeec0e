/**
 * The same function, which remembers what it made of the last texts: for what is asked of the same texts again and again.
 *
 * @param atMost so many texts; then it begins anew
 */
export function remembered<Made>(make: (text: string) => Made, atMost: number): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= atMost) known.clear();
    known.set(text, made);
    return made;
  };
}
