import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

export const questionBankRoutes: readonly FeatureRoute[] = [
  {
    path: paths.questionBanks.pattern,
    page: lazyPage(() => import('./pages/QuestionBanksPage')),
    access: 'GET /api/question-banks',
  },
  {
    path: paths.questionBank.pattern,
    page: lazyPage(() => import('./pages/QuestionBankPage')),
    access: 'GET /api/question-banks/{id}',
  },
  {
    path: paths.bankQuestion.pattern,
    page: lazyPage(() => import('./pages/BankQuestionPage')),
    access: 'PUT /api/bank-questions/{id}',
  },
];
