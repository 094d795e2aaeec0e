import { type Answer, dataOf, type Payload } from '@masar/contracts';
import { serviceCategories } from '@masar/domain';
import { api } from '#shared/api/api';
import { paths } from '#shared/navigation/paths';
import type { PostingKind } from '../posting-kind';

type AnsweredService = Answer<'/api/services/{id}', 'get'>;
export type Service = ReturnType<typeof inOwnWords>;
export type ServiceRating = Answer<'/api/services/{id}/ratings', 'get'>[number];
export type NewService = Payload<'/api/services', 'post'>;
export type ServiceChange = Payload<'/api/services/{id}', 'patch'>;

/** The contract speaks of providers and requests; here each thing has the word that it has with all kinds. */
export const inOwnWords = ({
  providerId: postedBy,
  providerName: posterName,
  providerImageUrl: posterImageUrl,
  myRequest: myApplication,
  requestsCount: applicationsCount,
  ...service
}: AnsweredService) => ({ ...service, postedBy, posterName, posterImageUrl, myApplication, applicationsCount });

const choices = { category: serviceCategories };

/** What members offer each other (SVC-1). */
export const serviceKind: PostingKind<{
  one: Service;
  listed: Service;
  added: NewService;
  changed: ServiceChange;
  choices: typeof choices;
}> = {
  kind: 'service',
  list: paths.services,
  page: paths.service,
  choices,
  calls: {
    list: async (query) => {
      const { data = [], response } = await api.GET('/api/services', { params: { query } });
      return { data: data.map(inOwnWords), response };
    },
    one: async (id) => inOwnWords(await dataOf(api.GET('/api/services/{id}', { params: { path: { id } } }))),
    add: async (body, key) => {
      const params = { header: { 'Idempotency-Key': key } };
      return inOwnWords(await dataOf(api.POST('/api/services', { params, body })));
    },
    change: async (id, body) =>
      inOwnWords(await dataOf(api.PATCH('/api/services/{id}', { params: { path: { id } }, body }))),
  },
};
