/** Lets Back close what lies over the screen, instead of leaving the screen. */
import { useEffect, useEffectEvent, useState } from 'react';
import { openLayer } from '../../state/ubicacion.ts';

/** @param onBack may leave it open: Back then changes nothing */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const [turn, setTurn] = useState(0);
  const back = useEffectEvent(() => {
    onBack();
    setTurn((before) => before + 1);
  });
  // Back has removed the layer: what is still open after it gets another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` grows with each Back; without it what stays open would have no layer
  useEffect(() => {
    if (open) return openLayer(back);
  }, [open, turn]);
}
