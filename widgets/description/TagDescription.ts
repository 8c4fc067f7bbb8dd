// What is written down of each tag, once: the manifest, the editors' data, the typings, the panel of the diagnosis, the page that
// writes snippets and the tables of README.md are made of it (widgets/build/description).

/** In Spanish for those who paste a tag, in English for those who write code. */
export interface Described {
  readonly es: string;
  readonly en: string;
}

export interface Named extends Described {
  readonly name: string;
}

export interface AttributeDescription extends Named {
  /** In TypeScript, of the property; without the `undefined` of one that may be absent. */
  readonly type: string;
  /** The value that holds where there is none. */
  readonly default?: string;
  /** What holds where there is none, if that is no value. */
  readonly usual?: Described;
}

export interface EventDescription extends Named {
  /** The name of the type of `detail`. */
  readonly detailName: string;
  readonly detail: readonly Parameter[];
}

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly optional?: true;
}

export interface MethodDescription extends Named {
  readonly parameters: readonly Parameter[];
  readonly returns: string;
}

export interface TagDescription extends Described {
  /** The name of the element's class. */
  readonly className: string;
  readonly attributes: readonly AttributeDescription[];
  readonly slots: readonly Named[];
}
