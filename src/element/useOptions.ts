// The options of a tag, as its shell keeps them, for its view.
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useMemo } from 'react';
import { checkOptions, type Schemas } from './checkOptions.ts';
import { complain } from './shell/emit.ts';
import type { Options, PortalShell } from './shell/PortalShell.ts';
import { attributeName } from './shell/propTypes.ts';

/** A value that a schema refuses is reported and removed from the shell. */
export function useOptions(shell: PortalShell, schemas: Schemas): Options {
  const given = useStore(shell.$options);
  const { options, refused } = useMemo(() => checkOptions(schemas, given), [schemas, given]);
  useLayoutEffect(() => {
    for (const { prop, reason } of refused) {
      complain(shell, attributeName(prop), `${reason}. The default is used.`);
      Reflect.set(shell, prop, undefined);
    }
  }, [shell, refused]);
  return options;
}
