import { ApiError } from '@masar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { queryRoots } from '#shared/query/query-roots';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';
import { useFailureNotice } from './useFailureNotice';

const unauthorized = new ApiError(401, 'Unauthorized', '{"title":"Unauthorized"}');
const noted = new ApiError(409, 'Conflict', '{"detail":"أنت ملتحق بهذه الدورة."}');
const silent = new ApiError(500, 'Internal Server Error', '');

function Enrolling({ failure }: { failure: Error }) {
  const notifyFailure = useFailureNotice();
  const enrol = useMutation({
    mutationFn: () => Promise.reject(failure),
    onError: (error) => notifyFailure(error, { title: 'تعذّر الالتحاق', fallback: 'حدث خطأ أثناء الالتحاق' }),
  });
  return <button onClick={() => enrol.mutate()}>التحاق</button>;
}

function enrolWith(failure: Error, language: 'ar' | 'en' = 'ar') {
  stubApi(commonHandlers());
  const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderInside(<Enrolling failure={failure} />, { at: '/courses/react-basics', language });
  fireEvent.click(screen.getByRole('button', { name: 'التحاق' }));
  return assign;
}

describe('a failed call', () => {
  it('tells that the visitor is logged out and goes to /api/login after 500 ms [NAV-9]', async () => {
    const assign = enrolWith(unauthorized);
    expect(await screen.findByText('انتهت جلستك. نعيدك إلى تسجيل الدخول…')).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(assign).toHaveBeenCalledWith('/api/login?redirect=courses/react-basics');
  });

  it('says so in the words of the specification in English [NAV-9]', async () => {
    enrolWith(unauthorized, 'en');
    expect(await screen.findByText('Unauthorized')).toBeInTheDocument();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeInTheDocument();
  });

  it('shows the server’s message under the title of the situation [NAV-9]', async () => {
    enrolWith(noted);
    expect(await screen.findByText('تعذّر الالتحاق')).toBeInTheDocument();
    expect(screen.getByText('أنت ملتحق بهذه الدورة.')).toBeInTheDocument();
  });

  it('falls back to the text of the situation where the server said nothing [NAV-9]', async () => {
    enrolWith(silent);
    expect(await screen.findByText('حدث خطأ أثناء الالتحاق')).toBeInTheDocument();
  });

  it('speaks of the connection where no answer came at all [NAV-9]', async () => {
    enrolWith(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/تحقّق من اتصالك بالإنترنت/)).toBeInTheDocument();
  });

  it('says that the server does not answer where a gateway answers for it [NAV-9] [PERF-5]', async () => {
    enrolWith(new ApiError(502, 'Bad Gateway', '<html>'));
    expect(await screen.findByText(/الخادم لا يجيب الآن/)).toBeInTheDocument();
  });

  it('is not repeated by the query client [NAV-8]', async () => {
    const load = jest.fn<Promise<never>, []>().mockRejectedValue(silent);
    function Loading() {
      const courses = useQuery({ queryKey: queryRoots.courses, queryFn: load });
      return <p>{courses.isError ? 'فشل' : 'تحميل'}</p>;
    }
    stubApi(commonHandlers());
    renderInside(<Loading />);
    expect(await screen.findByText('فشل')).toBeInTheDocument();
    fireEvent(window, new Event('focus'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
