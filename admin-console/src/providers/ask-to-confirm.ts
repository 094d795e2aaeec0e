import { askIsItYou } from '@masar/ui/confirmation';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { httpClient } from './http-client';

/** Opens the question ‘is it you?’; loaded with the first call that wants it (AUTH-12). */
export const askToConfirm = (methods: readonly string[]): Promise<boolean> =>
  askIsItYou({
    methods,
    confirm: send,
    confirmByPasskey: 'PublicKeyCredential' in window ? async () => send({ passkey: await signed() }) : undefined,
  });

const send = (proof: object) => httpClient('/api/auth/confirm', { method: 'POST', body: JSON.stringify(proof) });

/** What a passkey of the person's device says to the server's question (IDM-1). */
async function signed() {
  const { json } = (await httpClient('/api/auth/confirm/passkey-options', { method: 'POST' })) as {
    json: { options: PublicKeyCredentialRequestOptionsJSON };
  };
  return startAuthentication({ optionsJSON: json.options });
}
