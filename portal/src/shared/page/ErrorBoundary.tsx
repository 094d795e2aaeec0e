import { defineMessages } from '@masar/i18n';
import { ErrorState, useMessages } from '@masar/ui';
import { Component, type ReactNode } from 'react';

const messages = defineMessages({
  ar: {
    title: 'تعطّلت هذه الصفحة',
    sentence: 'حدث خطأ غير متوقع في هذه الصفحة. إعادة تحميلها تصلح ذلك غالباً.',
    reload: 'إعادة تحميل الصفحة',
  },
  en: {
    title: 'This page has stopped',
    sentence: 'Something unexpected happened here. Reloading the page usually helps.',
    reload: 'Reload the page',
  },
});

function CrashedPage() {
  const text = useMessages(messages);
  return (
    <ErrorState headingLevel={1} title={text.title} onRetry={() => window.location.reload()} retryLabel={text.reload}>
      {text.sentence}
    </ErrorState>
  );
}

interface ErrorBoundaryProps {
  /** A change of it (a navigation) gives the page another chance. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps the header and footer usable when a page throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <CrashedPage /> : this.props.children;
  }
}
