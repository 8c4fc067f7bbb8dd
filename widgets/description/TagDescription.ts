// Each tag is described once. The manifest, the editors' data, the typings, the panel of the diagnosis, the page that writes
// snippets and the guides that list what tags offer are made from that description (widgets/build/description).

/** Spanish for people who paste a tag, English for people who write code. */
export interface Described {
  readonly es: string;
  readonly en: string;
}

export interface NamedDescription extends Described {
  readonly name: string;
}

export interface AttributeDescription extends NamedDescription {
  /** The property's type in TypeScript; without the `undefined` of one that may be absent. */
  readonly type: string;
  /** The default value. */
  readonly default?: string;
  /** Says what applies without the attribute, if that is not a value. */
  readonly usual?: Described;
}

export interface EventDescription extends NamedDescription {
  /** The name of the type of `detail`. */
  readonly detailName: string;
  readonly detail: readonly Parameter[];
}

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly optional?: true;
}

export interface MethodDescription extends NamedDescription {
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

export interface TagDescription extends Described {
  /** The name of the element's class. */
  readonly className: string;
  readonly attributes: readonly AttributeDescription[];
  readonly slots: readonly NamedDescription[];
}
