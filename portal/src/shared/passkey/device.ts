import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server wants a device to sign, as its answers carry it. */
interface Asked {
  options: Record<string, unknown>;
}

/** Has the person's device make a passkey; the code for it loads when it is needed (IDM-1). */
export async function makePasskey({ options }: Asked): Promise<Record<string, unknown>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Has a passkey of the person's device sign. */
export async function signWithPasskey({ options }: Asked): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Browsers offer passkeys to pages that came securely. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;
