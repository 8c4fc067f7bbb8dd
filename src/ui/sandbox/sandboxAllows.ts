/**
 * Says what the sandbox of a frame around the page allows. A page reads that only where the page around it has its own origin. In a
 * frame of another site it does not even see whether there is a sandbox; nor does any page see the directive `sandbox` of its policy.
 */
import type { SandboxPermission } from '../../domain/sandboxPermissions.ts';

/** Returns undefined if it cannot be seen. */
export function sandboxAllows(permission: SandboxPermission): boolean | undefined {
  const frames = framesAround();
  if (frames.some((frame) => frame?.hasAttribute('sandbox') && !frame.sandbox.contains(permission)))
    return false;
  return frames.includes(null) ? undefined : true;
}

/** The frames around the page, from the inside; null for one that a page of another origin has written. */
function framesAround(): (HTMLIFrameElement | null)[] {
  const frames: (HTMLIFrameElement | null)[] = [];
  for (let view: Window = window; view !== view.parent; view = view.parent) frames.push(frameOf(view));
  return frames;
}

function frameOf(view: Window): HTMLIFrameElement | null {
  try {
    return view.frameElement as HTMLIFrameElement | null;
  } catch {
    return null;
  }
}
