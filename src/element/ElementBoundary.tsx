// The last net of a tag: what its tree throws is shown in its place, with a retry, and goes no further.
import { Component, type ReactNode } from 'react';
import { forgetFailedTexts } from '../i18n/loadTexts.ts';
import { forgetFailedScreens } from '../ui/lazy.tsx';
import { ErrorView } from './ErrorView.tsx';

interface Props {
  children: ReactNode;
}

export class ElementBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  /** The fallback content stays, beside the error: it may be the link by which the visitor gets on. */
  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorView error={this.state.error} onRetry={this.#retry} />;
  }

  readonly #retry = (): void => {
    forgetFailedTexts();
    forgetFailedScreens();
    this.setState({ error: undefined, failed: false });
  };
}
