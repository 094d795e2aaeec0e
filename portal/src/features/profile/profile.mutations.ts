import { dataOf, type Payload } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import { handlesUnauthorized } from '#shared/query/query-client';
import { queryRoots } from '#shared/query/query-roots';
import { rememberUser, sessionQueries } from '#shared/session/session.queries';
import { readIdentity } from '#shared/session/stored-identity';
import { profileQueries } from './profile.queries';

export type ProfileChange = Payload<'/api/profile', 'patch'>;

/** Saves the profile; the current user is refreshed afterwards (spec 7). */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => dataOf(api.PATCH('/api/profile', { body })),
    onSuccess: (user) => {
      rememberUser(queryClient, user, readIdentity()?.method ?? 'password');
      // Courses are suggested by the track that one chose (DSH-8).
      void queryClient.invalidateQueries({ queryKey: queryRoots.recommendations });
      return queryClient.invalidateQueries({ queryKey: sessionQueries.user(user) });
    },
  });
}

/** Changes the photo, or removes it; every screen that shows the person follows (PRF-5). */
export function useChangePhoto() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photo: File | null) =>
      dataOf(photo ? api.PUT('/api/profile/photo', multipart('photo', photo)) : api.DELETE('/api/profile/photo')),
    onSuccess: (user) => {
      rememberUser(queryClient, user, readIdentity()?.method ?? 'password');
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryRoots.session[0] });
    },
  });
}

/** Changes the password; the server ends the other sessions (AUTH-5). A wrong current one is told in the form. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/profile/password', 'put'>) => api.PUT('/api/profile/password', { body }),
    meta: handlesUnauthorized,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQueries.sessions().queryKey }),
        queryClient.invalidateQueries({ queryKey: sessionQueries.all() }),
      ]),
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQueries.sessions().queryKey }),
  });
}

/** Opens or closes the public page and chooses what it shows (PRF-3). */
export function useSavePage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Payload<'/api/profile/public-page', 'put'>) =>
      dataOf(api.PUT('/api/profile/public-page', { body })),
    onSuccess: (page) => {
      queryClient.setQueryData(profileQueries.page().queryKey, page);
      return queryClient.invalidateQueries({ queryKey: queryRoots.people });
    },
  });
}

/** Deletes the account; a wrong password is told in the form (PRF-4). */
export function useEraseAccount() {
  return useMutation({
    mutationFn: (body: Payload<'/api/profile', 'delete'>) => api.DELETE('/api/profile', { body }),
    meta: handlesUnauthorized,
  });
}
