// Implements as much of styled-components as the rows need. Their rules are in the sheet of the first view already: the build takes
// the rules out here, and notes the names that styled-components gave the classes.
import type { RowsData } from '../RowsContext.ts';
import { type Component, type Drawn, jsx } from './react.ts';

declare const __PORTAL_ROWS__: RowsData;

type Props = Readonly<Record<string, unknown>>;
type Attrs = Props | ((props: Props) => Props);

interface Styled extends Component {
  readonly tag: string | Component;
  readonly ids: readonly string[];
  readonly attrs: readonly Attrs[];
}

function make(target: string | Component, attrs: readonly Attrs[]) {
  const of = target as Partial<Styled>;
  return {
    attrs: (more: Attrs) => make(target, [...attrs, more]),
    withConfig: ({ componentId }: { componentId: string }) => {
      const ids = [...(of.ids ?? []), componentId];
      const tag = of.tag ?? target;
      const all = [...(of.attrs ?? []), ...attrs];
      return () => Object.assign((props: Props) => draw(tag, ids, all, props), { tag, ids, attrs: all });
    },
  };
}

function draw(tag: string | Component, ids: readonly string[], attrs: readonly Attrs[], given: Props): Drawn {
  let props = given;
  for (const one of attrs) props = { ...props, ...(typeof one === 'function' ? one(props) : one) };
  const own: Record<string, unknown> = {};
  const deciding: unknown[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('$')) deciding.push(name, value);
    else if (name !== 'as') own[name] = value;
  }
  const known = __PORTAL_ROWS__.names[[ids.at(-1), ...deciding].join()];
  // A component that the build has not seen has no rules in the sheet.
  if (known === undefined) throw new Error(`No class for ${ids.at(-1)}.`);
  const names = [...ids, known];
  if (typeof own.className === 'string') names.push(own.className);
  own.className = names.join(' ');
  return jsx((props.as as string | Component | undefined) ?? tag, own);
}

export const css = (): undefined => undefined;
export const keyframes = (): undefined => undefined;

type Make = ReturnType<typeof make>;
type StyledFactory = ((target: string | Component) => Make) & Readonly<Record<string, Make>>;

const styled = new Proxy((target: string | Component) => make(target, []), {
  get: (_, tag: string) => make(tag, []),
}) as StyledFactory;

// biome-ignore lint/style/noDefaultExport: the components import the default of styled-components; without it they cannot be compiled
export default styled;
