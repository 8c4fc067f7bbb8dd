/** Catches what fails below it and offers a retry in place, so that menu and header stay. */
import { Component, type ReactNode } from 'react';
import { ErrorState } from './feedback/ErrorState.tsx';
import { forgetFailedScreens } from './lazy.tsx';

interface Props {
  readonly children: ReactNode;
  /** When it changes (another route), the failure is forgotten. */
  readonly resetKey?: string;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: string | undefined;
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
    if (failure && !this.state.failure) forgetFailedScreens();
  }

  readonly #retry = (): void => {
    forgetFailedScreens();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorState error={failure.error} onRetry={this.#retry} /> : this.props.children;
  }
}
