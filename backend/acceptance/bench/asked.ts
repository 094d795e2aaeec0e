import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends a process a question over IPC and waits for its answer; fails where it answers an error. */
export async function asked<Answer>(child: ChildProcess, question: object | string): Promise<Answer> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [Answer & { error?: string }];
  if (answer.error) throw new Error(answer.error);
  return answer;
}
