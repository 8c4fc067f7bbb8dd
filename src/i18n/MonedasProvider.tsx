/** Adds the currencies of some records to those that the person sees around them. */
import { type ReactNode, useContext, useMemo } from 'react';
import { MonedasContext } from './MonedasContext.ts';

interface Props {
  /** ISO 4217; undefined for a record without an amount. */
  readonly monedas: readonly (string | undefined)[];
  readonly children: ReactNode;
}

export function MonedasProvider({ monedas, children }: Props) {
  const around = useContext(MonedasContext);
  const names = [...new Set([...around, ...monedas])].filter((one) => one !== undefined).join(' ');
  // The same array while the currencies are the same, so that nothing is rendered again.
  const value = useMemo(() => (names === '' ? [] : names.split(' ')), [names]);
  return <MonedasContext value={value}>{children}</MonedasContext>;
}
