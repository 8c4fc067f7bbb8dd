/**
 * Looks again and again at what others may change meanwhile: soon at first, then ever more seldom, and at once when the
 * person comes back to the page. A page that nobody sees asks for nothing.
 */
import { useEffect, useRef } from 'react';

const primera = 2000;
const ultima = 30_000;

/** @param look settles when the answer is there; the next look waits for it */
export function useVigilia(activa: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!activa) return;
    let espera = primera;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const plan = () => {
      clearTimeout(timer);
      if (over || document.hidden) return;
      timer = setTimeout(() => void turn(), espera);
      espera = Math.min(espera * 1.5, ultima);
    };
    const turn = async () => {
      await latest.current();
      plan();
    };
    const back = () => {
      clearTimeout(timer);
      espera = primera;
      if (!document.hidden) void turn();
    };
    plan();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [activa]);
}
