// Implements as much of React as the rows of a list need to be drawn once: no state changes, no effect runs.
import type { ViewNode } from '../../loader/firstView/ViewNode.ts';

type Props = Readonly<Record<string, unknown>>;
export type Component = (props: Props) => Drawn;
/** A component gives nodes, and nothing for what React leaves out. */
export type Drawn = ViewNode | boolean | number | null | undefined | readonly Drawn[] | DrawnNode;

/** A node apart from a list of nodes, which an array is too. */
export interface DrawnNode {
  readonly node: ViewNode;
}

const nothing = (): void => undefined;

export const useState = <T>(initial: T | (() => T)): [T, () => void] => [
  typeof initial === 'function' ? (initial as () => T)() : initial,
  nothing,
];
export const useEffect = nothing;
export const useRef = (): object => ({});
export const useId = (): string => '';
export const useMemo = <T>(make: () => T): T => make();
export const createContext = <T>(value: T): { readonly value: T } => ({ value });
export const useContext = <T>({ value }: { readonly value: T }): T => value;
export const startTransition = nothing;
export const memo = <T>(component: T): T => component;
export const Fragment = ({ children }: Props): Drawn => children as Drawn;

/** Names that are not those of the attributes in lower case. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
};

const styleOf = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Names attributes as react-dom/server writes them. */
function attributesOf(props: Props): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    const isLeftOut = value === undefined || value === null || (value === false && !name.startsWith('aria-'));
    if (isLeftOut || name === 'children' || name === 'ref' || /^on[A-Z]/.test(name)) continue;
    attributes[attributeNames[name] ?? name] = name === 'style' ? styleOf(value as object) : String(value);
  }
  return attributes;
}

/** Leaves out values that show nothing, and turns numbers into text. */
function nodesOf(drawn: Drawn): ViewNode[] {
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean' || drawn === '') return [];
  if (typeof drawn === 'number') return [String(drawn)];
  if (typeof drawn === 'string') return [drawn];
  return Array.isArray(drawn) ? drawn.flatMap(nodesOf) : [(drawn as DrawnNode).node];
}

/** JSX is compiled to this. A component runs at once. */
export function jsx(type: string | Component, props: Props): Drawn {
  if (typeof type !== 'string') return type(props);
  return { node: [type, attributesOf(props), ...nodesOf(props.children as Drawn)] };
}
/** JSX with more than one child is compiled to this. */
export const jsxs = (type: string | Component, props: Props): Drawn => jsx(type, props);
