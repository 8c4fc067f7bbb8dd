// What a tag needs only where its page is in a frame.
import { type ComponentType, useEffect, useState } from 'react';

export function WithinFrame() {
  const [Guard, setGuard] = useState<ComponentType>();
  useEffect(() => {
    if (window.top === window.self) return;
    import('../ui/sandbox/SandboxGuard.tsx').then(
      ({ SandboxGuard }) => setGuard(() => SandboxGuard),
      // Everything works without it.
      () => undefined,
    );
  }, []);
  return Guard && <Guard />;
}
