/** Turns the router's patterns (`/courses/:id`) into one question: does this address have a screen? */
export function knownAddresses(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  );
  return (path) => expressions.some((expression) => expression.test(path));
}
