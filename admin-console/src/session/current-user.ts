import { ApiError, createApi, type CurrentUser, dataOf } from '@masar/contracts';
import { currentLanguage } from '../messages/language-choice';

/** Who is signed in; null for nobody (AUTH-4). */
export async function loadCurrentUser(): Promise<CurrentUser | null> {
  const api = createApi({ baseUrl: window.location.origin, language: currentLanguage });
  try {
    return await dataOf(api.GET('/api/auth/user'));
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return null;
    throw failure;
  }
}
