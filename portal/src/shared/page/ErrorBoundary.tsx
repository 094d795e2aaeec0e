import { ErrorState, useMessages } from '@masar/ui';
import { Component, type ReactNode } from 'react';
import { errorBoundaryMessages } from './error-boundary.messages';

function CrashedPage() {
  const text = useMessages(errorBoundaryMessages);
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
