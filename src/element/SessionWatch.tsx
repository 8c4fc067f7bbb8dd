// Shows, in one tag of the page, that the session is about to end or has ended, and asks to sign in again in place.
// Its code loads when it is first needed; if that fails, the session ends as if the person had declined.
import { useStore } from '@nanostores/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { $inUse, $reentry, $secondsLeft, giveUpReentry } from '../state/sesion.ts';
import { useHost } from '../ui/hooks/host.ts';
import { lazyScreen } from '../ui/routing/lazy.tsx';
import { useIsSoleTag } from './useIsSoleTag.ts';

const SesionDialog = lazyScreen(() =>
  import('../areas/auth/sesion/SesionDialog.tsx').then((m) => m.SesionDialog),
);

export function SessionWatch() {
  const { host } = useHost();
  const seconds = useStore($secondsLeft);
  const reentry = useStore($reentry);
  const inUse = useStore($inUse) > 0;
  const warned = seconds !== undefined && inUse;
  const mine = useIsSoleTag(host, warned || reentry !== undefined);
  // The dialog is closed, not removed: closing returns the focus to where it was.
  const [used, setUsed] = useState(false);
  if (mine && !used) setUsed(true);
  if (!used) return null;
  return (
    <Quiet>
      <Suspense fallback={null}>
        <SesionDialog seconds={mine && warned ? seconds : undefined} reentry={mine ? reentry : undefined} />
      </Suspense>
    </Quiet>
  );
}

/** A failure in here must not take the tag down, nor what was typed in it. */
class Quiet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    giveUpReentry();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
