/**
 * So many people in groups of about the wished size, whose sizes differ by at most one; their order decides who comes
 * together (ASG-1).
 */
export function dividedEvenly<T>(people: readonly T[], size: number): T[][] {
  if (people.length === 0) return [];
  const count = Math.max(1, Math.round(people.length / size));
  const groups = Array.from({ length: count }, (): T[] => []);
  for (const [place, person] of people.entries()) groups[place % count]!.push(person);
  return groups;
}
