/** Stands where a form was, and takes the focus that the form had, so that screen readers read it out. */
import { type ReactNode, useEffect, useRef } from 'react';

export function Arrival({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      {children}
    </div>
  );
}
