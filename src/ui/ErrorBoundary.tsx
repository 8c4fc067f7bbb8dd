/** Catches what fails below it and offers a retry in place, so that menu and header stay. */
import { Component, type ReactNode } from 'react';
import { forgetFailedTexts } from '../i18n/loadTexts.ts';
import { ErrorState } from './feedback/ErrorState.tsx';
import { forgetFailedScreens } from './lazy.tsx';

interface Props {
  readonly children: ReactNode;
  /** When it changes (another route), the failure is forgotten. */
  readonly resetKey?: string;
  /** As a line, where a whole screen has not failed. */
  readonly compact?: boolean;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: string | undefined;
}

/** What did not load may be asked for again. */
function forget(): void {
  forgetFailedScreens();
  forgetFailedTexts();
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidUpdate(_before: Props, { failure }: State): void {
    // Left by a route change: the screen that failed may be tried again when the person comes back.
    if (failure && !this.state.failure) forget();
  }

  readonly #retry = (): void => {
    forget();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, compact = false } = this.props;
    return failure ? <ErrorState error={failure.error} onRetry={this.#retry} inline={compact} /> : children;
  }
}
