type Send = (request: Request) => Promise<Response>;

/** Asks the person to confirm with one of these methods; true once they did. */
export type AskToConfirm = (methods: readonly string[]) => Promise<boolean>;

/** The code of calls that want a confirmation of the last minutes first (AUTH-12). */
export const confirmationRequired = 'auth.confirmation_required';

/**
 * Sends; where the server wants a confirmation, asks for it and sends the very same call once more. Who cancels gets the
 * refusal, and the form stays as it was. Calls that are refused together ask once.
 */
export function sendConfirmed(send: Send, ask: AskToConfirm): Send {
  let asked: Promise<boolean> | undefined;
  return async (request) => {
    // What outlives its page only tells: nobody is there to be asked.
    if (request.keepalive) return send(request);
    const again = request.clone();
    const response = await send(request);
    const methods = response.status === 403 ? await methodsOf(response.clone()) : undefined;
    if (!methods) return response;
    asked ??= ask(methods).finally(() => {
      asked = undefined;
    });
    return (await asked) ? send(again) : response;
  };
}

async function methodsOf(response: Response): Promise<readonly string[] | undefined> {
  const problem = (await response.json().catch(() => undefined)) as { code?: string; methods?: string[] } | undefined;
  return problem?.code === confirmationRequired ? (problem.methods ?? []) : undefined;
}
