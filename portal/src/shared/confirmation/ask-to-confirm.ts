import { type Api, ApiError, dataOf, type Payload } from '@masar/contracts';
import { askIsItYou } from '@masar/ui/confirmation';
import { canUsePasskeys, signWithPasskey } from '#shared/passkey/device';

type Proof = Payload<'/api/auth/confirm', 'post'>;

/** Opens the question ‘is it you?’; loaded with the first call that wants it, by the client that is handed in. */
export const askToConfirm = (api: Api, methods: readonly string[]): Promise<boolean> =>
  askIsItYou({
    methods,
    confirm: (proof) => send(api, proof),
    confirmByPasskey: canUsePasskeys()
      ? async () =>
          send(api, { passkey: await signWithPasskey(await dataOf(api.POST('/api/auth/confirm/passkey-options'))) })
      : undefined,
  });

/** Rejects with what the server says to the person. */
async function send(api: Api, body: Proof): Promise<void> {
  try {
    await api.POST('/api/auth/confirm', { body });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw new Error('', { cause: failure });
    throw new Error(failure.errors[0]?.message ?? failure.detail, { cause: failure });
  }
}
