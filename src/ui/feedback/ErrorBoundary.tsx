/**
 * Catches errors below it and offers a retry in place, so that menu and header stay. Code that failed to load is requested again
 * once the browser is back online.
 */
import { Component, type ReactNode } from 'react';
import { forgetFailedTexts } from '../../i18n/loadTexts.ts';
import { refuseForeignAnswers } from '../../state/refuseForeignAnswers.ts';
import { forgetFailedScreens } from '../routing/lazy.tsx';
import { ErrorState } from './ErrorState.tsx';
import { isNamed } from './tellFailure.ts';

interface Props {
  readonly children: ReactNode;
  /** A new value (another route) clears the failure. */
  readonly resetKey?: string;
  /** Shows the failure as a line instead of a screen. */
  readonly compact?: boolean;
  /** Reports the failure in another way, for what has no place of its own on the screen. */
  readonly tell?: (error: unknown) => ReactNode;
}

interface State {
  /** `judged`: true once it is known that no answer of the API is the reason. */
  readonly failure: { readonly error: unknown; readonly judged: boolean } | undefined;
  readonly resetKey: string | undefined;
}

/** Lets what failed to load be requested again. */
function forget(): void {
  forgetFailedScreens();
  forgetFailedTexts();
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, judged: isNamed(error) } };
  }

  /** Retries if an answer of the API broke the contract: the screen then says so itself. */
  override componentDidCatch(error: unknown): void {
    if (isNamed(error) || !(error instanceof Error)) return;
    void refuseForeignAnswers(error).then((refused) =>
      this.setState({ failure: refused ? undefined : { error, judged: true } }),
    );
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#load);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#load);
  }

  override componentDidUpdate(_before: Props, { failure }: State): void {
    // Called when the route changed: the screen that failed loads again when the person comes back.
    if (failure && !this.state.failure) forget();
  }

  readonly #retry = (): void => {
    forget();
    this.setState({ failure: undefined });
  };

  readonly #load = (): void => {
    const error = this.state.failure?.error;
    if (error instanceof Error && error.name === 'ChunkLoadError') this.#retry();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, compact = false, tell } = this.props;
    if (failure?.judged === false) return null;
    if (failure && tell) return tell(failure.error);
    return failure ? <ErrorState error={failure.error} onRetry={this.#retry} inline={compact} /> : children;
  }
}
