// The first view of a tag as data, from which the loader builds nodes. The build makes it (widgets/build/firstViews).

/** Precedes the name of an option or a path of the portal: a value that is known only in the page of the tag. */
export const HOLE = '\u0001';

/**
 * The parts that a view may leave open: an option of the tag; `recordada`, the identification of the person who signed in
 * last; `elsewhere`, true if the page is not one of the portal's; `others`, true if other courses can be chosen.
 */
export type HoleName =
  | 'institucion'
  | 'helpHref'
  | 'portalHref'
  | 'publicoHref'
  | 'titulo'
  | 'recordada'
  | 'elsewhere'
  | 'others';

/** A path of the portal, to be replaced by its address. */
export type Hole = HoleName | `/${string}`;

export type Attributes = Readonly<Record<string, string>>;

/**
 * A text, or a list of an element's name, its attributes and its children, or a list that begins with one of these:
 * `!` a comment, which React reads on hydration; `?` a node that exists only if the option has a value; `=` the option's
 * value as text, or the last text in its place, or else another text; `|` an element that differs for some values of the option.
 */
export type ViewNode =
  | string
  | readonly ['!', string]
  | readonly ['?', string, ViewNode]
  | readonly ['=', string, string, string?]
  | readonly ['|', string, Readonly<Record<string, ViewHead>>, ViewNode]
  | readonly [string, Attributes, ...ViewNode[]];

/** An element without its children. */
export type ViewHead = readonly [tag: string, attributes: Attributes];

/** The first view of a tag in one language, as the build makes it. */
export interface FirstViewData {
  /** The rules of the view's components, with the same classes as in the app. */
  readonly css: string;
  readonly tree: ViewNode;
  /** The areas of texts that it shows. */
  readonly areas: readonly string[];
}
