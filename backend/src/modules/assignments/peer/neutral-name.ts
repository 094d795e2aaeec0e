/** The name of a file as its reviewer sees it: a number and what kind it is, never what its owner called it (ASG-2). */
export function neutralName(name: string, number: number): string {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
  return `${number}${ending}`;
}
