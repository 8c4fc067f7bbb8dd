// Catches errors of a tag's tree, shows a retry in the place of the tag, and stops them there.
import { Component, type ReactNode } from 'react';
import { forgetFailedTexts } from '../i18n/loadTexts.ts';
import { forgetFailedScreens } from '../ui/routing/lazy.tsx';
import { ErrorView } from './ErrorView.tsx';

interface Props {
  /** Shows or hides the page's own content, which helps if the tag cannot. */
  showFallback(shown: boolean): void;
  children: ReactNode;
}

export class ElementBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(): void {
    this.props.showFallback(true);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorView error={this.state.error} onRetry={this.#retry} />;
  }

  readonly #retry = (): void => {
    forgetFailedTexts();
    forgetFailedScreens();
    this.props.showFallback(false);
    this.setState({ error: undefined, failed: false });
  };
}
